/**
 * Remembers what the visitor has typed, opened and focused, in case React replaces the elements.
 * The returned function restores the visitor's state in the new elements.
 */
export function rememberInteraction(): () => void {
  // Without `:is()`, browsers that don't know `:popover-open` would reject the whole selector.
  const used = document.querySelectorAll<HTMLElement>(
    '#root :is(input, textarea, details[open], :focus, :popover-open)',
  )
  const restorers = [...used].map(rememberElement)
  return () => {
    for (const restore of restorers) restore()
  }
}

function rememberElement(old: HTMLElement): () => void {
  const { value, selectionStart, selectionEnd } = old as HTMLInputElement
  const hadFocus = old === document.activeElement
  // If several elements are alike, React creates the new ones in the same order.
  const index = elementsLike(old).indexOf(old)
  return () => {
    const element = elementsLike(old)[index]
    const isReplaced = !old.isConnected
    if (!isReplaced || !element) return
    // `rememberInteraction` selects details and popovers only if they are open.
    if (element instanceof HTMLDetailsElement) element.open = true
    if (element.popover) element.showPopover()
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement
    if (isField && element.value !== value) {
      element.value = value
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (hadFocus) element.focus({ preventScroll: true })
    // For some input types, such as `email`, `selectionStart` is null.
    if (hadFocus && isField && selectionStart !== null) {
      element.setSelectionRange(selectionStart, selectionEnd)
    }
  }
}

/** Finds elements that have the same ID as `old` or, if it has no ID, the same class and `href`. */
function elementsLike(old: HTMLElement): HTMLElement[] {
  const keyOf = (element: Element) =>
    element.id || element.className + element.getAttribute('href')
  const all = document.querySelectorAll<HTMLElement>(`#root ${old.localName}`)
  return [...all].filter((element) => keyOf(element) === keyOf(old))
}
