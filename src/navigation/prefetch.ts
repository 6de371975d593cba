import { findRoute } from '../routes.ts'
import { isThere, loadPage } from './load-page.ts'
import { loadStyles } from './load-styles.ts'

const intents = ['pointerover', 'focusin', 'touchstart'] as const
// Signs of a reader. Not `pointerover`, which also fires under a pointer that does not move.
const signs = ['touchstart', 'wheel', 'keydown'] as const

/**
 * Prefetches the page of a link that is pointed at, focused or touched, with the full stylesheet; and
 * once a visitor begins to read, the page with the form, to which the buttons of all pages lead.
 */
export function prefetchOnIntent() {
  for (const intent of intents) {
    document.addEventListener(intent, ({ target }) => prefetchFor(target), { passive: true })
  }
  for (const sign of signs) {
    document.addEventListener(sign, () => prefetch('/contact'), { passive: true, once: true })
  }
}

function prefetchFor(target: EventTarget | null) {
  // `loadPage` reports a failure when the styles are needed.
  loadStyles().catch(() => {})
  const link = target instanceof Element && target.closest('a')
  if (link && link.origin === location.origin) prefetch(link.pathname)
}

function prefetch(path: string) {
  // Only Chromium has the setting.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData && !isThere(path)) void loadPage(findRoute(path))
}
