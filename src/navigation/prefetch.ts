import { findRoute } from '../routes.ts'
import { isLoaded, loadPage, loadStyles } from './load-page.ts'

const pointing = ['pointerover', 'focusin', 'touchstart'] as const
// Without `pointerover`, which also fires if a page appears under a resting pointer.
const reading = ['touchstart', 'wheel', 'keydown'] as const

/**
 * Prefetches the page of a link that the visitor points at, focuses or touches. Also prefetches the
 * contact page when the visitor begins to scroll, because most buttons lead to it.
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
  const route = findRoute(path)
  if (!isLoaded(route)) loadPage(route).catch(ignore)
}

// If prefetching fails, a click on the link loads the document.
function ignore() {}
