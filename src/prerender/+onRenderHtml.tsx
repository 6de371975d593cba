import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { App } from '../App.tsx'
import { loadedPage, loadFirstPage } from '../navigation/load-page.ts'
import { findRoute } from '../routes.ts'
import { DocumentHead } from './DocumentHead.tsx'

export async function onRenderHtml({ urlPathname }: PageContextServer) {
  const route = findRoute(urlPathname)
  await loadFirstPage(route)
  const { content } = loadedPage(route)
  const body = renderToString(<App ssrPath={route.path} />)
  const documentHead = renderToStaticMarkup(
    <DocumentHead {...{ route, content }} />,
  )
  const documentHtml = escapeInject`<!DOCTYPE html>
<html lang="en-CA">
<head>
${dangerouslySkipEscape(documentHead)}
</head>
<body>
<div id="root" data-page="${route.path}">${dangerouslySkipEscape(body)}</div>
</body>
</html>`
  return { documentHtml, injectFilter }
}

// Stops Vike from preloading fonts, because preloads would delay the first paint.
function injectFilter(assets: InjectFilterEntry[]) {
  for (const asset of assets)
    if (asset.assetType === 'font') asset.inject = false
}
