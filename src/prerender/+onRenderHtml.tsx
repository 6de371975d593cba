import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { App } from '../App.tsx'
import { loadStillParts } from '../late-code.ts'
import { loadedPage, loadFirstPage } from '../navigation/load-page.ts'
import { findRoute } from '../routes.ts'
import { site } from '../site.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { classNamesOf, elementsIn, foreignIn } from './elements.ts'
import { headInDevelopment, type PagePlan } from './page-plan.ts'

export async function onRenderHtml(context: PageContextServer) {
  const route = findRoute(context.urlPathname)
  await loadFirstPage(route)
  await loadStillParts()
  const page = context.plan?.find(({ path }) => path === route.path)
  const planned = page ?? headInDevelopment(route, loadedPage(route).content)
  const head = renderToStaticMarkup(<DocumentHead {...planned} />)
  const app = renderToString(<App ssrPath={route.path} />)
  const root = `<div id="root" data-page="${route.path}">${app}</div>`
  const html = page
    ? publishedDocument(page, head, root)
    : developmentDocument(head, root)
  return { documentHtml: dangerouslySkipEscape(html), injectFilter }
}

function publishedDocument(page: PagePlan, head: string, root: string): string {
  const { styles, preloads, script, analytics } = page
  const elements = elementsIn(head + root)
  const inlineStyles = styles.usedBy(classNamesOf(elements))
  page.rendered = { inlineStyles, foreign: foreignIn(elements, site.frames) }
  return `<!DOCTYPE html>
<html lang="${site.language}">
<head>
${head}
<style>${inlineStyles}</style>
<noscript><link rel="stylesheet" href="${styles.url}"></noscript>
</head>
<body data-style="${styles.url}" data-script="${preloads.join(' ')}">
${root}
<script type="module">${script}</script>
${analytics}</body>
</html>`
}

/** Vike adds the styles and the scripts. */
function developmentDocument(head: string, root: string): string {
  return `<!DOCTYPE html>
<html lang="${site.language}">
<head>
${head}
</head>
<body>
${root}
</body>
</html>`
}

/** Vike calls this function only for the published site, whose plan lists all files. */
function injectFilter(assets: InjectFilterEntry[]) {
  for (const asset of assets) asset.inject = false
}
