import { createHash } from 'node:crypto'
import type { PageContent } from '../../src/content/types.ts'
import { headOf } from '../../src/page-head.ts'
import { clientEntry, type PagePlan } from '../../src/prerender/page-plan.ts'
import type { PagePath, Route } from '../../src/routes.ts'
import { analyticsElement } from './analytics.ts'
import { pageScript } from './page-script.ts'
import { drawPreview } from './previews.ts'
import { readStylesheet } from './stylesheet.ts'

/** Vite's list of published files. Each key is a source file. */
export type Manifest = Record<string, { file: string; imports?: string[] }>

/** Only this page needs the code that stores the form's entries before hydration. */
const formPath: PagePath = '/contact'

/**
 * Returns all that the build knows about each page: what its document contains, and which files
 * the page needs. Vike, `_headers`, the sitemap and the link previews read this value.
 * @param contents the content of each page, by the page's name.
 */
export async function plan(
  routes: readonly Route[],
  manifest: Manifest,
  contents: Map<string, PageContent>,
): Promise<PagePlan[]> {
  const stylesheet = fileOf('style.css', manifest)
  const { typefaces, usedBy } = await readStylesheet(`dist/client${stylesheet}`)
  const everyPage = {
    styles: { url: stylesheet, usedBy },
    analytics: analyticsElement(),
  }
  const script = await pageScript({ typefaces, hasForm: false })
  const scriptWithForm = await pageScript({ typefaces, hasForm: true })
  return routes.map((route) => {
    const content = contents.get(route.page)
    if (!content) throw new Error(`The page ${route.page} has no content`)
    return {
      ...everyPage,
      path: route.path,
      script: route.path === formPath ? scriptWithForm : script,
      head: headOf(route, content),
      preloads: modulesOf(route, manifest),
      preview: previewOf(route, content),
    }
  })
}

/** Lists all modules that a page needs at once, so that the browser requests them in parallel. */
function modulesOf(route: Route, manifest: Manifest): string[] {
  const modules = new Set([clientEntry])
  if (route.hydratesAtOnce) modules.add(`src/pages/${route.page}/Page.tsx`)
  // A set's iterator also visits the modules that are added during the loop.
  for (const name of modules) {
    for (const imported of manifest[name]?.imports ?? []) modules.add(imported)
  }
  return [...modules].map((name) => fileOf(name, manifest))
}

function fileOf(name: string, manifest: Manifest): string {
  const entry = manifest[name]
  if (!entry) throw new Error(`Vite has published no file for ${name}`)
  return `/${entry.file}`
}

/** Social networks cache pictures, so a changed picture gets a new address. */
function previewOf(route: Route, content: PageContent) {
  const picture = drawPreview(route, content)
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8)
  return { path: `/sharing/${route.page}-${hash}.png`, picture }
}
