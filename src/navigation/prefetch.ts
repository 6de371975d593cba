import { findRoute } from '../routes.ts'
import { isLoaded, loadPage } from './load-page.ts'
import { loadStyles } from './load-styles.ts'

const pointing = ['pointerover', 'focusin', 'touchstart'] as const
// Not `pointerover`, which also fires under a pointer that does not move.
const reading = ['touchstart', 'wheel', 'keydown'] as const

/**
 * Prefetches the page of a link that is pointed at, focused or touched, with the full stylesheet; and
 * once a visitor begins to read, the page with the form, to which the buttons of all pages lead.
 */
export function prefetchOnIntent() {
  for (const event of pointing) {
    document.addEventListener(event, ({ target }) => prefetchFor(target), { passive: true })
  }
  for (const event of reading) {
    document.addEventListener(event, () => prefetch('/contact'), { passive: true, once: true })
  }
}

function prefetchFor(target: EventTarget | null) {
  loadStyles().catch(reportLater)
  const link = target instanceof Element && target.closest('a')
  if (link && link.origin === location.origin) prefetch(link.pathname)
}

function prefetch(path: string) {
  // Only Chromium has the setting.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const route = findRoute(path)
  if (!connection?.saveData && !isLoaded(route)) loadPage(route).catch(reportLater)
}

// A visitor who chooses the page gets its document instead.
function reportLater() {}
