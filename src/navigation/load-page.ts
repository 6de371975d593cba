import type { ComponentType } from 'react'
import type { PageContent } from '../content/types.ts'
import type { Route } from '../routes.ts'
import { loadStyles } from './load-styles.ts'
import { requestOnce } from './request-once.ts'

/** The exports of a `Page.tsx` in `src/pages/`: its component and its content record. */
export interface PageModule {
  Page: ComponentType
  content: PageContent
}

// Loading the whole document is faster than this, also on a slow connection.
const pageLoadLimitMs = 4000

const modules = import.meta.glob<PageModule>('../pages/*/Page.tsx')
const loaded = new Map<Route, PageModule>()

export function isLoaded(route: Route): boolean {
  return loaded.has(route)
}

/** @throws if the page has not been loaded. */
export function loadedPage(route: Route): PageModule {
  const page = loaded.get(route)
  if (!page) throw new Error(`${route.path} has not been loaded`)
  return page
}

/** Loads the code of the first page, whose styles its document has. */
export async function loadFirstPage(route: Route): Promise<PageModule> {
  const page = await importPage(route)
  loaded.set(route, page)
  return page
}

/**
 * Loads the code of another page, and the full stylesheet.
 *
 * @throws if one of them is missing, as after a deploy, or takes more than four seconds.
 */
export function loadPage(route: Route): Promise<unknown> {
  return requestOnce(route.path, () => {
    const complete = Promise.all([importPage(route), loadStyles()])
    const tooLate = new Promise((_, reject) => setTimeout(reject, pageLoadLimitMs))
    return Promise.race([complete.then(([page]) => loaded.set(route, page)), tooLate])
  })
}

async function importPage({ path, page }: Route): Promise<PageModule> {
  const file = `../pages/${page}/Page.tsx`
  const importModule = modules[file]
  if (!importModule) throw new Error(`${path} has a page that does not exist: ${file}`)
  return importModule()
}
