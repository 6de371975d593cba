import { findRoute } from '../routes.ts'
import { isThere, loadPage } from './load-page.ts'
import { loadStyles } from './load-styles.ts'

const intents = ['pointerover', 'focusin', 'touchstart'] as const
// That somebody reads the page. Not `pointerover`: it comes without any move of a resting pointer.
const signs = ['touchstart', 'wheel', 'keydown'] as const
let lookedAt: string | undefined

/**
 * Fetches what a visitor is about to need: the page behind a link that is pointed at, focused or
 * touched, and on the first of these occasions the styles that this page has not needed so far. Of each
 * page that somebody begins to read it fetches what the buttons in view lead to.
 */
export function prefetchOnIntent() {
  for (const intent of intents) {
    document.addEventListener(intent, ({ target }) => prefetchFor(target), { passive: true })
  }
  for (const sign of signs) document.addEventListener(sign, prefetchInView, { passive: true })
}

function prefetchFor(target: EventTarget | null) {
  // A failure is told where the styles are needed.
  loadStyles().catch(() => {})
  if (wantsLessData()) return
  const link = target instanceof Element && target.closest('a')
  if (link) prefetch(link)
}

function prefetchInView() {
  if (wantsLessData() || lookedAt === location.pathname) return
  lookedAt = location.pathname
  // Safari has no idle callbacks.
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

/** Chromium says it in either way, other browsers in none. */
function wantsLessData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
}
