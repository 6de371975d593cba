import { useSyncExternalStore } from 'react'
import { findRoute } from '../routes.ts'
import { createStore } from '../store.ts'
import { destination } from './destination.ts'
import { allowRetries, isLoaded, loadPage } from './load-page.ts'
import { focusHeading } from './use-arrival.ts'

// Even on a slow connection, a page's document loads in less time than this. So if the code takes
// longer, the browser loads the document instead.
const pageLoadLimitMs = 4000

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
  else choose(pathname, href)
}

/** Shows a page after Back or Forward. The browser changes the URL before this code runs. */
export function followHistory(): void {
  addEventListener('popstate', () => choose(location.pathname))
}

/**
 * Loads and shows a page, unless the visitor chooses another page in the meantime. If the page's
 * code can't be loaded in time, the browser loads the document.
 *
 * @param href the URL of the link that the visitor clicked; undefined after Back or Forward.
 */
function choose(path: string, href?: string) {
  choices += 1
  const choice = choices
  destination.set(path)
  const show = () => {
    if (choice !== choices) return
    // The URL already has this path if the link leads to the current page.
    if (href && path !== location.pathname) history.pushState(null, '', href)
    const isCurrent = path === shown.get()
    if (isCurrent && !href) return
    // Scroll before React changes the page: afterwards, scrolling would force a layout.
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (isCurrent) focusHeading()
    else shown.set(path)
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
  const tooLate = new Promise((_, reject) => setTimeout(reject, pageLoadLimitMs))
  Promise.race([loadPage(route), tooLate]).then(show, giveUp)
}
