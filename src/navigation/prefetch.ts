import { findRoute } from '../routes.ts'
import { isLoaded, loadPage, loadStyles } from './load-page.ts'

const pointing = ['pointerover', 'focusin', 'touchstart'] as const
// `pointerover` isn't included, because it also fires if a page appears under a resting pointer.
const reading = ['touchstart', 'wheel', 'keydown'] as const

/**
 * Prefetches the page of a link that the visitor hovers over, focuses or touches. Prefetches the
 * contact page when the visitor starts to scroll, because most buttons link to it.
 */
export function prefetchOnIntent() {
  for (const event of pointing) {
    document.addEventListener(event, ({ target }) => prefetchLink(target), { passive: true })
  }
  for (const event of reading) {
    document.addEventListener(event, () => prefetch('/contact'), { passive: true, once: true })
  }
}

function prefetchLink(target: EventTarget | null) {
  loadStyles().catch(ignore)
  const link = target instanceof Element && target.closest('a')
  if (link && link.origin === location.origin) prefetch(link.pathname)
}

function prefetch(path: string) {
  // Only Chromium reports that the visitor asked to save data.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const route = findRoute(path)
  if (!connection?.saveData && !isLoaded(route)) loadPage(route).catch(ignore)
}

// If a prefetch fails, the browser loads the document after a click.
function ignore() {}
