const milliseconds = 160

let styles: CSSStyleSheet | undefined
let copiedSheets = 0

/**
 * Does ahead of time what takes longest. The styles of the other pages come after those of the first,
 * and then the copy is made again.
 */
export function prepareCrossFade(): void {
  const { length } = document.styleSheets
  if (styles && copiedSheets === length) return
  styles = copyOfStyles()
  copiedSheets = length
}

/**
 * Changes the page and lets what was on screen fade away over the new one.
 *
 * Copies fade, not the picture of a View Transition: that takes Chromium 40 to 60 ms to make before
 * the change, while the click seems unanswered. They stand in a closed shadow tree, so that for
 * scripts, styles, ids and assistive technology there is one page at any moment.
 *
 * @param change changes the document before it returns.
 */
export function crossFade(change: () => void): void {
  prepareCrossFade()
  if (!styles || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change()
    return
  }
  const main = document.querySelector('main') ?? document.body
  const ghost = copyOfScreen(styles)
  // The styles leave out what is below the first screen until this screen is painted.
  main.dataset.arriving = ''
  change()
  document.body.append(ghost)
  requestAnimationFrame(() => setTimeout(() => delete main.dataset.arriving))
  const fade = ghost.animate({ opacity: [1, 0] }, { duration: milliseconds, easing: 'ease-out' })
  fade.onfinish = fade.oncancel = () => ghost.remove()
}

function copyOfScreen(sheet: CSSStyleSheet): HTMLElement {
  const ghost = document.createElement('div')
  ghost.inert = true
  // Under the header and the floating button, which stay.
  ghost.style.cssText =
    'position:fixed;z-index:0;inset:0;overflow:clip;background:var(--paper);pointer-events:none'
  const shadow = ghost.attachShadow({ mode: 'closed' })
  shadow.adoptedStyleSheets = [sheet]
  for (const section of document.querySelectorAll('main > *, body footer')) {
    const { top, bottom, left, width } = section.getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight) continue
    const copy = section.cloneNode(true) as HTMLElement
    copy.style.cssText += `;position:absolute;box-sizing:border-box;margin:0;top:${top}px;left:${left}px;width:${width}px`
    shadow.append(copy)
  }
  return ghost
}

/**
 * All styles of the document, for a tree that does not see them; what had moved stands still.
 *
 * @returns nothing while one of them could not be loaded: Chromium then throws over its rules.
 */
function copyOfStyles(): CSSStyleSheet | undefined {
  try {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `${rules.map(({ cssText }) => cssText).join('')}*,::before,::after{animation:none!important}`,
    )
    return sheet
  } catch {
    return undefined
  }
}
