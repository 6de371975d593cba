import { findRoute } from '../routes.ts'
import { isThere, loadPage } from './load-page.ts'
import { loadStyles } from './load-styles.ts'

const intents = ['pointerover', 'focusin', 'touchstart'] as const
// Signs of a reader. Not `pointerover`, which also fires under a pointer that does not move.
const signs = ['touchstart', 'wheel', 'keydown'] as const
let lookedAt: string | undefined

/**
 * Prefetches the page of a link that is pointed at, focused or touched, with the full stylesheet; and
 * once a visitor begins to read a page, the pages that the buttons in view lead to.
 */
export function prefetchOnIntent() {
  for (const intent of intents) {
    document.addEventListener(intent, ({ target }) => prefetchFor(target), { passive: true })
  }
  for (const sign of signs) document.addEventListener(sign, prefetchInView, { passive: true })
}

function prefetchFor(target: EventTarget | null) {
  // `loadPage` reports a failure when the styles are needed.
  loadStyles().catch(() => {})
  if (wantsLessData()) return
  const link = target instanceof Element && target.closest('a')
  if (link) prefetch(link)
}

function prefetchInView() {
  if (wantsLessData() || lookedAt === location.pathname) return
  lookedAt = location.pathname
  // Safari has no `requestIdleCallback`.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    for (const button of document.querySelectorAll<HTMLAnchorElement>('a.button, aside a')) {
      const { top, bottom } = button.getBoundingClientRect()
      if (bottom > 0 && top < innerHeight) prefetch(button)
    }
  })
}

function prefetch(link: HTMLAnchorElement) {
  const isOurs = link.origin === location.origin
  if (isOurs && !isThere(link.pathname)) void loadPage(findRoute(link.pathname))
}

/** Only Chromium supports the two settings. */
function wantsLessData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
}
