const flag = 'reloaded-for-missing-chunk'

/**
 * A deploy removes the chunks that pages already open still ask for. Such a page is reloaded once,
 * which brings the new version; a second failure in a row is shown instead of looping.
 */
export function reloadOnceAfterDeploy() {
  window.addEventListener('vite:preloadError', (event) => {
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
