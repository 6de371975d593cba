import type { Route } from '../routes.ts'
import { firstPageHydrated, loadFirstPage, loadPage } from './load-page.ts'
import { navigate, pageAt } from './use-page-location.ts'

const prefetched = new Set<Route>()

// React stops these events in parts of the page that it hasn't hydrated, so capture them before.
const early = { capture: true, passive: true }

export function prefetchOnIntent() {
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, prefetchLink, early)
}

/** Loads the code of the first page when the visitor touches it, or opens one of its fragments. */
export function loadOnTouch(route: Route) {
  const load = () => loadFirstPage(route).catch(console.info)
  const inMain = ({ target }: Event) =>
    target instanceof Element && target.closest('main')
  const loadIfTouched = (event: Event) => void (inMain(event) && load())
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, loadIfTouched, early)
  addEventListener('hashchange', load)
  const capture = { capture: true }
  document.addEventListener('click', followLink, capture)
  const stop = () => document.removeEventListener('click', followLink, capture)
  firstPageHydrated.then(stop)

  async function followLink(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a')
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey
    if (!link || !inMain(event) || isNewTab || !pageOf(link)) return
    event.preventDefault()
    const isFragment = link.getAttribute('href')?.startsWith('#')
    if (!isFragment) return navigate(link.href)
    // These links open worksheets and print, so they wait for the code.
    if (await load()) await firstPageHydrated
    stop()
    link.click()
  }
}

function prefetchLink({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  const route = link && pageOf(link)
  // Prefetch a page only once. Otherwise, each pointer movement would repeat a failed request.
  if (!route || prefetched.has(route)) return
  prefetched.add(route)
  // Ignore a failed prefetch, because a click on the link requests the page again.
  loadPage(route).catch(() => {})
}

function pageOf({ origin, pathname }: HTMLAnchorElement): Route | undefined {
  return origin === location.origin ? pageAt(pathname) : undefined
}
