import { findRoute } from '../routes.ts'
import { loadedPage } from './load-page.ts'

/**
 * A deploy removes the chunks that pages already open still ask for. Where the page of the address
 * itself is missing, it is reloaded, which brings the new version. A reload that misses it again is
 * left as it is, with the text and without the script, so that there is no loop.
 */
export function reloadOnceAfterDeploy() {
  const first = findRoute(location.pathname)
  window.addEventListener('vite:preloadError', (event) => {
    // Fetching another page ahead may fail; it must not cost what was written on this one.
    if (loadedPage(findRoute(location.pathname))) return
    if (!loadedPage(first) && isReload()) return
    event.preventDefault()
    location.reload()
  })
}

function isReload(): boolean {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document?.type === 'reload'
}
