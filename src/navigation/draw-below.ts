/**
 * Ends the `content-visibility: auto` of the sections, one per frame so that the page stays
 * responsive. Scroll bar and full-page screenshots are right from then on. Call it for each page.
 */
export function drawBelow(): void {
  const next = document.querySelector<HTMLElement>(
    ':is(main > section + section, footer):not([data-drawn])',
  )
  if (!next) return
  requestAnimationFrame(() => {
    next.dataset.drawn = ''
    drawBelow()
  })
}
