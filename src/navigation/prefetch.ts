import { isLoaded, loadPage } from './load-page.ts'
import { loadStyles } from './load-styles.ts'
import { pageAt } from './use-page-location.ts'

const pointing = ['pointerover', 'focusin', 'touchstart'] as const

/** Prefetches the page of a link that the visitor hovers over, focuses or touches. */
export function prefetchOnIntent() {
  for (const event of pointing) {
    document.addEventListener(event, ({ target }) => prefetchLink(target), { passive: true })
  }
}

function prefetchLink(target: EventTarget | null) {
  // Load the full stylesheet for any link: the current page also needs it for errors and toasts.
  loadStyles().catch(ignore)
  const link = target instanceof Element && target.closest('a')
  // Don't prefetch if the visitor has asked the browser to save data, which only Chromium reports.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!link || link.origin !== location.origin || connection?.saveData) return
  const route = pageAt(link.pathname)
  if (route && !isLoaded(route)) loadPage(route).catch(ignore)
}

// If a prefetch fails, the browser loads the document after a click.
function ignore() {}
