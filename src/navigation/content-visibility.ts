/**
 * Ends `content-visibility: auto` (src/styles/base.css) when the browser has painted the page and is
 * idle. From then on, the scroll bar and full-page screenshots are correct. Call it for each page.
 */
export function showAllWhenIdle(): void {
  const { dataset } = document.documentElement
  const showAll = () => {
    dataset.allVisible = ''
  }
  delete dataset.allVisible
  // Without this frame, an idle browser would call `showAll` before it paints the page.
  requestAnimationFrame(() => {
    // Safari doesn't have `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(showAll)
    else setTimeout(showAll)
  })
}
