/**
 * Ends the `content-visibility: auto` of src/styles/base.css once the page has been painted and the
 * browser is idle: the scroll bar and full-page screenshots are right from then on. Call it for each
 * page: until then only what is on screen costs time.
 */
export function showAllWhenIdle(): void {
  const { dataset } = document.documentElement
  const showAll = () => {
    dataset.allVisible = ''
  }
  delete dataset.allVisible
  // An idle browser would call back before it paints the page.
  requestAnimationFrame(() => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(showAll)
    else setTimeout(showAll)
  })
}
