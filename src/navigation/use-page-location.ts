import { useSyncExternalStore } from 'react'
import { findRoute } from '../routes.ts'
import { createStore } from '../store.ts'
import { destination } from './destination.ts'
import { allowRetries, isLoaded, loadPage } from './load-page.ts'
import { startAtTop } from './use-arrival.ts'

const shown = createStore(destination.get())
let choices = 0

/**
 * A location hook for wouter's router. Returns the path of the current page. The path changes only
 * after the next page's code has loaded, so React never shows a fallback.
 */
export function usePageLocation({ ssrPath = '' }: { ssrPath?: string | undefined }) {
  const path = useSyncExternalStore(shown.subscribe, shown.get, () => ssrPath || shown.get())
  return [path, navigate] satisfies [string, typeof navigate]
}

function navigate(to: string): void {
  const { href, origin, pathname, hash } = new URL(to, location.href)
  if (origin !== location.origin || hash) location.assign(href)
  else if (pathname === shown.get()) stay()
  else choose(pathname, href)
}

/** Shows a page after Back or Forward. The browser changes the URL before this code runs. */
export function followHistory(): void {
  addEventListener('popstate', () => {
    if (location.pathname !== shown.get()) choose(location.pathname)
  })
}

/** Handles a link to the current page: scrolls to the top and adds no history entry. */
function stay() {
  choices += 1
  destination.set(shown.get())
  startAtTop()
}

/**
 * Loads and shows a page, unless the visitor chooses another page in the meantime. If the page's
 * code can't be loaded, the browser loads the document.
 *
 * @param href the URL for a new history entry; undefined after Back and Forward.
 */
function choose(path: string, href?: string) {
  choices += 1
  const choice = choices
  destination.set(path)
  const show = () => {
    if (choice !== choices) return
    if (href) history.pushState(null, '', href)
    shown.set(path)
  }
  const giveUp = () => {
    if (choice !== choices) return
    // Resets the destination, in case the back/forward cache restores this document.
    destination.set(shown.get())
    if (href) location.assign(href)
    else location.reload()
  }
  const route = findRoute(path)
  if (isLoaded(route)) return show()
  allowRetries()
  loadPage(route).then(show, giveUp)
}
