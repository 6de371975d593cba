/**
 * Remembers what the visitor has typed, opened and focused, in case React replaces the elements.
 * The returned function restores the visitor's state in the new elements.
 */
export function rememberInteraction(): () => void {
  // Without `:is()`, browsers that don't know `:popover-open` would reject the whole selector.
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
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement
    if (isField && element.value !== value) {
      element.value = value
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (hasFocus) element.focus({ preventScroll: true })
    // For some input types, such as `email`, `selectionStart` is null.
    if (hasFocus && isField && selectionStart !== null) {
      element.setSelectionRange(selectionStart, selectionEnd)
    }
  }
}

/** Finds elements that have the same ID as `old` or, if it has no ID, the same class and `href`. */
function alike(old: HTMLElement): HTMLElement[] {
  const key = (element: Element) =>
    element.id || element.className + element.getAttribute('href')
  const all = document.querySelectorAll<HTMLElement>(`#root ${old.localName}`)
  return [...all].filter((element) => key(element) === key(old))
}
