import type { ComponentType } from 'react'
import type { PageContent } from '../content/types.ts'
import { findRoute, type Route } from '../routes.ts'
import { loadStyles } from './load-styles.ts'

/** What a module in `src/pages/` exports: its component, and the record that it is drawn from. */
export interface PageModule {
  Page: ComponentType
  content: PageContent
}

const modules = import.meta.glob<PageModule>('../pages/*.tsx')
const loading = new Map<Route, Promise<PageModule>>()
const loaded = new Map<Route, PageModule>()

/** The page, if it is there and can be shown at once. */
export function loadedPage(route: Route): PageModule | undefined {
  return loaded.get(route)
}

/**
 * Loads a page's chunk once, and with any page but the first the styles that it needs.
 *
 * A deploy removes the chunks that pages already open still ask for. Where the visitor has chosen
 * such a page, its document is loaded, which brings the new version; elsewhere the failure is
 * forgotten, so that the next call tries again. The promise stays open in both cases.
 *
 * @throws while prerendering, and in a document that misses its own chunk even after a reload. That
 *   document stays as it is, with the text and without the script: a loop of reloads would be worse.
 */
export function loadPage(route: Route): Promise<PageModule> {
  const known = loading.get(route)
  if (known) return known
  const isFirst = loading.size === 0
  const page = load(route, isFirst).catch((error) => {
    if (typeof window === 'undefined' || (isFirst && isReload())) throw error
    loading.delete(route)
    if (findRoute(location.pathname) === route) location.reload()
    return new Promise<never>(() => {})
  })
  loading.set(route, page)
  return page
}

async function load(route: Route, isFirst: boolean): Promise<PageModule> {
  const file = `../pages/${route.page}.tsx`
  const importModule = modules[file]
  if (!importModule) throw new Error(`${route.path} names a page that is not there: ${file}`)
  const [page] = await Promise.all([importModule(), !isFirst && loadStyles()])
  loaded.set(route, page)
  return page
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}
