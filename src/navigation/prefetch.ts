import { findRoute } from '../routes.ts'
import { prepareCrossFade } from './cross-fade.ts'
import { loadPage } from './load-page.ts'
import { loadStyles } from './load-styles.ts'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Fetches what a visitor is about to need: the page behind a link that is pointed at, focused or
 * touched, and with the first sign of life the styles of what is not on the page yet.
 */
export function prefetchOnIntent() {
  for (const intent of intents) {
    document.addEventListener(intent, ({ target }) => prefetchFor(target), { passive: true })
  }
}

function prefetchFor(target: EventTarget | null) {
  void loadStyles()
  // `saveData` is Chromium's alone; elsewhere nobody can ask for less.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || !(target instanceof Element)) return
  const link = target.closest('a')
  if (link?.origin !== location.origin) return
  // What fails here is asked for again, and reported, by the click.
  loadPage(findRoute(link.pathname)).then(prepareCrossFade, () => {})
}
