import { useSyncExternalStore } from 'react'
import { findRoute } from '../routes.ts'
import { setDestination } from './destination.ts'
import { isLoaded, loadPage } from './load-page.ts'
import { allowRetries } from './request-once.ts'
import { startAtTop } from './use-arrival.ts'

// While prerendering there is no location.
let shown = typeof location === 'undefined' ? '' : location.pathname
let choices = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const getShown = () => shown

/**
 * The location hook of wouter's router: the path of the page on screen. It changes only when the code
 * of the next page has been loaded, so React draws each page at once and needs no fallback.
 */
export function usePageLocation({ ssrPath = '' }: { ssrPath?: string | undefined }) {
  const path = useSyncExternalStore(subscribe, getShown, () => ssrPath || shown)
  return [path, navigate] satisfies [string, typeof navigate]
}

/** Shows the page at an address. If its code can't be loaded, the browser loads its document. */
function navigate(to: string): void {
  const { href, origin, pathname, hash } = new URL(to, location.href)
  if (origin !== location.origin || hash) location.assign(href)
  else if (pathname === shown) stay()
  else
    choose(
      pathname,
      () => history.pushState(null, '', to),
      () => location.assign(href),
    )
}

/** Follows Back and Forward, for which the browser changes the address before the page is there. */
export function followHistory(): void {
  addEventListener('popstate', () => {
    const { pathname } = location
    if (pathname !== shown)
      choose(
        pathname,
        () => {},
        () => location.reload(),
      )
  })
}

/** A link to the page on screen starts that page at its top, without a history entry. */
function stay() {
  choices += 1
  setDestination(shown)
  startAtTop()
}

/** Loads a page and shows it, unless the visitor has chosen another one meanwhile. */
function choose(path: string, enter: () => void, loadDocument: () => void) {
  choices += 1
  const choice = choices
  setDestination(path)
  const show = () => {
    if (choice !== choices) return
    enter()
    shown = path
    for (const listener of listeners) listener()
  }
  const giveUp = () => {
    if (choice !== choices) return
    // Back may return to this document as the visitor left it.
    setDestination(shown)
    loadDocument()
  }
  const route = findRoute(path)
  if (isLoaded(route)) return show()
  allowRetries()
  loadPage(route).then(show, giveUp)
}
