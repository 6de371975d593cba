import { shell } from '../content/shell.ts'
import { findRoute, notFoundRoute, type Route } from '../routes.ts'
import { createStore } from '../store.ts'
import { destination } from './destination.ts'
import { isLoaded, loadPage } from './load-page.ts'
import { documentReplaceable } from './replace-document.ts'
import { focusHeading } from './use-arrival.ts'

// If the next page's code hasn't arrived after four seconds, the browser loads the HTML instead.
const pageLoadLimitMs = 4000

const shown = createStore(destination.get())
let latestNavigation: symbol | undefined
let firstPage: { pathname: string; route: Route } | undefined

/** A location hook for wouter. The location changes only after the next page's code has loaded. */
export function usePageLocation({ ssrPath }: { ssrPath?: string | undefined }) {
  return [shown.useValue(ssrPath), navigate] satisfies [string, typeof navigate]
}

/** @param route the page that the server sent. Its URL can be encoded, as in `/amazon%2Dfba`. */
export function startNavigation(route: Route): void {
  firstPage = { pathname: location.pathname, route }
  addEventListener('popstate', () => goTo(location.pathname))
  addEventListener('hashchange', () => {
    if (pageAt(location.pathname)?.path === shown.get()) scrollToFragment()
  })
}

export function pageAt(pathname: string): Route | undefined {
  if (pathname === firstPage?.pathname) return firstPage.route
  const route = findRoute(pathname)
  return route === notFoundRoute ? undefined : route
}

export function navigate(to: string): void {
  const { href, origin, pathname, hash } = new URL(to, location.href)
  const isElsewhere = origin !== location.origin
  if (isElsewhere || (hash && pathname === location.pathname))
    location.assign(href)
  else if (hash) loadDocument(href)
  else goTo(pathname, href)
}

/** Loads another document, unless the browser would show an error page in its place. */
async function loadDocument(href: string) {
  const signal = AbortSignal.timeout(pageLoadLimitMs)
  const request = fetch(href, { method: 'HEAD', signal })
  // If the server is only slow, the browser may wait longer.
  const isReachable = await request.catch(({ name }) => name === 'TimeoutError')
  if (isReachable) location.assign(href)
  // This dialog needs neither styles nor code, which may not have been loaded before.
  else alert(shell.unreachable)
}

/** @param href the URL of the link that the visitor clicked; undefined after Back or Forward. */
function goTo(pathname: string, href?: string) {
  const navigation = Symbol()
  latestNavigation = navigation
  const route = pageAt(pathname)
  destination.set(route?.path ?? pathname)
  const giveUp = async () => {
    await documentReplaceable()
    if (navigation !== latestNavigation) return
    // If the page's code arrived while we waited for an inquiry to be sent, show the page.
    if (route && isLoaded(route)) return show(route)
    // This navigation must not resume if the visitor later returns to this document.
    destination.set(shown.get())
    if (href) loadDocument(href)
    else location.reload()
  }
  const show = (route: Route) => {
    const { path } = route
    if (navigation !== latestNavigation) return
    if (href && pageAt(location.pathname) !== route)
      history.pushState(null, '', href)
    const isCurrent = path === shown.get()
    if (isCurrent && !href) return
    // Scroll before React changes the page. Afterwards, scrolling would force a layout.
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (isCurrent) focusHeading()
    else shown.set(path)
  }
  if (!route) return giveUp()
  // The first page is shown before its code has been loaded.
  if (isLoaded(route) || route.path === shown.get()) return show(route)
  const tooLate = new Promise((_, reject) =>
    setTimeout(reject, pageLoadLimitMs),
  )
  Promise.race([loadPage(route), tooLate]).then(() => show(route), giveUp)
}

/** Without scroll restoration, browsers ignore the fragment after Back, Forward or a reload. */
export function scrollToFragment(): void {
  const target = document.querySelector(':target') ?? document.documentElement
  target.scrollIntoView()
}
