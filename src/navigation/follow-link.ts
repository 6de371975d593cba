import { navigate } from 'wouter/use-browser-location'
import { isThere } from './load-page.ts'
import { startAtTop } from './use-arrival.ts'

/**
 * Follows links within the site without loading a document: all of them at one place, because what the
 * host sent and React has not drawn holds links too. One to the page that is on screen starts that page
 * anew and adds nothing to the history; a second click on a link whose page is still loading changes
 * nothing.
 */
export function followLinks() {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element && target.closest('a')
    // The visitor wants it elsewhere, as in a new tab; or it leads to another site, or within the page.
    if (event.defaultPrevented || button > 0 || metaKey || ctrlKey || shiftKey || altKey) return
    if (!link || link.origin !== location.origin || link.hash || link.target || link.download)
      return
    event.preventDefault()
    if (link.pathname !== location.pathname) navigate(link.pathname + link.search)
    else if (isThere(location.pathname)) startAtTop()
  })
}
