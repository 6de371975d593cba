import type { PageModule, Route } from '../routes.ts'
import { loadStyles } from './load-styles.ts'

const loading = new Map<Route, Promise<PageModule>>()

/**
 * Loads a page's chunk once, and with any page but the first the styles that it needs. A failed
 * load is forgotten, so that the next call tries again.
 */
export function loadPage(route: Route): Promise<PageModule> {
  const known = loading.get(route)
  if (known) return known
  const isFirst = loading.size === 0
  const promise = isFirst ? route.load() : withStyles(route.load())
  loading.set(route, promise)
  promise.catch(() => loading.delete(route))
  return promise
}

async function withStyles(page: Promise<PageModule>): Promise<PageModule> {
  await loadStyles()
  return page
}
