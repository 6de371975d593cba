/**
 * Has the sections drawn that the styles leave for later, one a frame, so that the page answers in
 * between. Soon all of it is there, for the scroll bar and for a picture of the whole page. To be
 * called for each page that is shown.
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
