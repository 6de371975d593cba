/**
 * Lays out the sections whose layout the stylesheet delays (`content-visibility`), and keeps the
 * visitor's place. Without this function, Chromium lays out a section when the visitor comes near
 * it, and the section or the focused link that the visitor came for can move off the screen.
 */
export function drawSections(): void {
  if ('drawn' in document.body.dataset) return
  const parts = [...document.querySelectorAll('main > *, footer')]
  const distance = (part: Element | undefined) =>
    part?.getBoundingClientRect().top ?? 0
  const inView = parts.findLast((part) => distance(part) <= 0)
  const before = distance(inView)
  document.body.dataset.drawn = ''
  const shift = distance(inView) - before
  if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
}

/** Safari has no idle callbacks. It doesn't need them, because it never delays the layout. */
export function drawSectionsWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(drawSections)
}

/** After a navigation, the browser shows the first screen sooner. */
export function delaySections(): void {
  delete document.body.dataset.drawn
}
