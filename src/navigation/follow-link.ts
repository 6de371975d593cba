import { navigate } from 'wouter/use-browser-location'
import { addedByLink, isThere } from './load-page.ts'
import { startAtTop } from './use-arrival.ts'

/**
 * Follows links within the site without loading a document. One listener for all links, because the
 * prerendered markup that React does not render has links too. A link to the current page starts it
 * anew without a history entry; a second click on a link whose page is still loading does nothing.
 */
export function followLinks() {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element && target.closest('a')
    // Left to the browser: modified clicks (a new tab), other sites, and fragments of this page.
    if (event.defaultPrevented || button > 0 || metaKey || ctrlKey || shiftKey || altKey) return
    if (!link || link.origin !== location.origin || link.hash || link.target || link.download)
      return
    event.preventDefault()
    const { pathname, search } = link
    if (pathname !== location.pathname) navigate(pathname + search, { state: addedByLink })
    else if (isThere(location.pathname)) startAtTop()
  })
}
