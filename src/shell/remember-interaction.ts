/**
 * Remembers what the visitor has typed, opened and focused.
 *
 * @returns a function that restores it in the new elements if React has replaced the old ones.
 */
export function rememberInteraction(): () => void {
  // `:is()` makes browsers without popovers ignore only the last selector, rather than all of them.
  const used = document.querySelectorAll<HTMLElement>(
    '#root :is(input, textarea, details[open], :focus, :popover-open)',
  )
  const restorers = [...used].map(remember)
  return () => {
    for (const restore of restorers) restore()
  }
}

function remember(old: HTMLElement): () => void {
  const { value, selectionStart, selectionEnd } = old as HTMLInputElement
  const hasFocus = old === document.activeElement
  const index = alike(old).indexOf(old)
  return () => {
    const element = alike(old)[index]
    if (old.isConnected || !element) return
    if (element instanceof HTMLDetailsElement) element.open = true
    if (element.popover) element.showPopover()
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    if (isField && element.value !== value) {
      element.value = value
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (hasFocus) element.focus({ preventScroll: true })
    // Fields of some types, such as `email`, have no `selectionStart` to restore.
    if (hasFocus && isField && selectionStart !== null) {
      element.setSelectionRange(selectionStart, selectionEnd)
    }
  }
}

/** The elements that could replace `old`, except those that a browser extension has added. */
function alike(old: HTMLElement): HTMLElement[] {
  const key = (element: Element) => element.id || element.className + element.getAttribute('href')
  const all = document.querySelectorAll<HTMLElement>(`#root ${old.localName}`)
  return [...all].filter((element) => key(element) === key(old))
}
