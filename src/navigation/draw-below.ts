/**
 * Has the sections drawn that the styles leave for later, one a frame, so that the page
 * answers in between and all of it is soon there: then the scroll bar is right, and a picture of the whole page has everything on it. It has to be
 * called for each page that is shown.
 */
export function drawBelow(): void {
  const next = document.querySelector<HTMLElement>(':is(main > section, footer):not([data-drawn])')
  if (!next) return
  requestAnimationFrame(() => {
    next.dataset.drawn = ''
    drawBelow()
  })
}
