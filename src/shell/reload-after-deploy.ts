import { findRoute } from '../routes.ts'
import { loadedPage } from './load-page.ts'

const flag = 'reloaded-for-missing-chunk'

/**
 * A deploy removes the chunks that pages already open still ask for. Where the page of the address
 * itself is missing, it is reloaded once, which brings the new version; a second failure in a row
 * does not loop.
 */
export function reloadOnceAfterDeploy() {
  window.addEventListener('vite:preloadError', (event) => {
    // Fetching another page ahead may fail; it must not cost what was written on this one.
    if (loadedPage(findRoute(location.pathname))) return
    try {
      if (sessionStorage.getItem(flag)) return
      sessionStorage.setItem(flag, '1')
    } catch {
      // Without storage nothing could end the loop, so there is no reload at all.
      return
    }
    event.preventDefault()
    location.reload()
  })
}
