import { afterPaint } from '../after-paint.ts'

/**
 * Tab can lead to a section that hasn't been drawn (`content-visibility`). When Chromium draws the
 * sections above it, they get their real height and can push the focused element off the screen.
 */
export function keepFocusInView() {
  document.addEventListener('focusin', ({ target }) => {
    // The first frame draws the sections, and the second one has their real height.
    afterPaint(() => afterPaint(() => showFocus(target)))
  })
}

function showFocus(target: EventTarget | null) {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  target.scrollIntoView({ block: 'nearest' })
}
