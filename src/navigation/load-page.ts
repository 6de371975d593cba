import type { PageModule, Route } from '../routes.ts'
import { loadStyles } from './load-styles.ts'

const loading = new Map<Route, Promise<PageModule>>()
const loaded = new Map<Route, PageModule>()

/** The page, if it is there and can be shown at once. */
export function loadedPage(route: Route): PageModule | undefined {
  return loaded.get(route)
}

/**
 * Loads a page's chunk once, and with any page but the first the styles that it needs. A failed
 * load is forgotten, so that the next call tries again.
 */
export function loadPage(route: Route): Promise<PageModule> {
  const known = loading.get(route)
  if (known) return known
  const isFirst = loading.size === 0
  const promise = load(route, isFirst)
  loading.set(route, promise)
  promise.catch(() => loading.delete(route))
  return promise
}

async function load(route: Route, isFirst: boolean): Promise<PageModule> {
  const [page] = await Promise.all([route.load(), !isFirst && loadStyles()])
  loaded.set(route, page)
  return page
}
