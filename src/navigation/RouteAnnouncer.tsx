const id = 'announcer'

/** Makes screen readers announce a text. An empty text removes the last announcement. */
export function announce(text: string) {
  const region = document.getElementById(id)
  if (region) region.textContent = text
}

/** The live region for announcements. React never changes its text, because it has no children. */
export function RouteAnnouncer() {
  return <p id={id} className="visually-hidden" aria-live="polite" />
}
