import { findRoute } from '../routes.ts'
import { loadPage } from './load-page.ts'
import { loadStyles } from './load-styles.ts'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Fetches what a visitor is about to need: the page behind a link that is pointed at, focused or
 * touched, and on the first of these occasions the styles that this page has not needed so far.
 */
export function prefetchOnIntent() {
  for (const intent of intents) {
    document.addEventListener(intent, ({ target }) => prefetchFor(target), { passive: true })
  }
}

function prefetchFor(target: EventTarget | null) {
  void loadStyles()
  // Only Chromium has `saveData`: other browsers cannot say that a visitor wants to save data.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || !(target instanceof Element)) return
  const link = target.closest('a')
  if (link?.origin === location.origin) void loadPage(findRoute(link.pathname))
}
