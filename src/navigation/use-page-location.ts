import { useSyncExternalStore } from 'react'
import { findRoute, notFoundRoute, type Route } from '../routes.ts'
import { createStore } from '../store.ts'
import { destination } from './destination.ts'
import { isLoaded, loadPage } from './load-page.ts'
import { allowRetries } from './load-styles.ts'
import { documentReplaceable } from './replace-document.ts'
import { focusHeading } from './use-arrival.ts'

// Even on a slow connection, a page's document loads in less time than this. So if the code takes
// longer, the browser loads the document instead.
const pageLoadLimitMs = 4000

const shown = createStore('')
let latestNavigation: symbol | undefined
let firstPage: { pathname: string; route: Route } | undefined

/**
 * A location hook for wouter's router. Returns the path of the current page. The path changes only
 * after the next page's code has loaded, so React never shows a fallback.
 */
export function usePageLocation({ ssrPath = '' }: { ssrPath?: string | undefined }) {
  const path = useSyncExternalStore(shown.subscribe, shown.get, () => ssrPath || shown.get())
  return [path, navigate] satisfies [string, typeof navigate]
}

/**
 * Starts with the page that the server sent. Its URL may differ from the page's path, as in
 * `/amazon%2Dfba`.
 */
export function startNavigation(route: Route): void {
  firstPage = { pathname: location.pathname, route }
  destination.set(route.path)
  shown.set(route.path)
  // When these events arrive, `location` is already the new URL.
  addEventListener('popstate', () => goTo(location.pathname))
  addEventListener('hashchange', () => {
    if (pageAt(location.pathname)?.path === shown.get()) scrollToFragment()
  })
}

/** Returns the page at a URL of this site, or undefined if none of our pages has that URL. */
export function pageAt(pathname: string): Route | undefined {
  if (pathname === firstPage?.pathname) return firstPage.route
  const route = findRoute(pathname)
  return route === notFoundRoute ? undefined : route
}

function navigate(to: string): void {
  const { href, origin, pathname, hash } = new URL(to, location.href)
  if (origin !== location.origin || hash) location.assign(href)
  else goTo(pathname, href)
}

/**
 * Loads and shows a page, unless the visitor chooses another page in the meantime. If the page's
 * code can't be loaded in time, the browser loads the document.
 *
 * @param href the URL of the link that the visitor clicked; undefined after Back or Forward.
 */
function goTo(pathname: string, href?: string) {
  const navigation = Symbol()
  latestNavigation = navigation
  const route = pageAt(pathname)
  destination.set(route?.path ?? pathname)
  const giveUp = async () => {
    await documentReplaceable()
    if (navigation !== latestNavigation) return
    // The page's code may have arrived in the meantime.
    if (route && isLoaded(route)) return show(route)
    // Resets the destination, in case the back/forward cache restores this document.
    destination.set(shown.get())
    if (href) location.assign(href)
    else location.reload()
  }
  const show = (route: Route) => {
    const { path } = route
    if (navigation !== latestNavigation) return
    // If the link leads to the current page, the URL is already correct.
    if (href && pageAt(location.pathname) !== route) history.pushState(null, '', href)
    const isCurrent = path === shown.get()
    if (isCurrent && !href) return
    // Scroll before React changes the page: afterwards, scrolling would force a layout.
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (isCurrent) focusHeading()
    else shown.set(path)
  }
  if (!route) return giveUp()
  if (isLoaded(route)) return show(route)
  allowRetries()
  const tooLate = new Promise((_, reject) => setTimeout(reject, pageLoadLimitMs))
  Promise.race([loadPage(route), tooLate]).then(() => show(route), giveUp)
}

/**
 * Scrolls to the element that the URL's fragment names, or to the top. Without scroll restoration,
 * browsers don't do so after Back, Forward or a reload.
 */
export function scrollToFragment(): void {
  const target = document.querySelector(':target') ?? document.documentElement
  target.scrollIntoView()
}
