const id = 'announcer'

/** Makes screen readers announce a text. An empty text clears the last announcement. */
export function announce(text: string) {
  const region = document.getElementById(id)
  if (region) region.textContent = text
}

/**
 * The live region of `announce`, in the page before its first message. React renders no children in
 * it, so it never resets the text.
 */
export function RouteAnnouncer() {
  return <p id={id} className="visually-hidden" aria-live="polite" />
}
