import type { Route } from '../routes.ts'
import { loadPage } from './load-page.ts'
import { pageAt } from './use-page-location.ts'

const prefetched = new Set<Route>()

export function prefetchOnIntent() {
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, prefetchLink, { passive: true })
  }
}

function prefetchLink({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.origin !== location.origin) return
  const route = pageAt(link.pathname)
  // Prefetch a page only once. Otherwise, each pointer movement would repeat a failed request.
  if (!route || prefetched.has(route)) return
  prefetched.add(route)
  // Ignore a failed prefetch, because a click on the link requests the page again.
  loadPage(route).catch(() => {})
}
