const id = 'announcer'

/** Makes screen readers announce a message. An empty string clears the previous message. */
export function announce(text: string) {
  const region = document.getElementById(id)
  if (region) region.textContent = text
}

/** The live region for announcements. It has no React children, so React never changes its text. */
export function RouteAnnouncer() {
  return <p id={id} className="visually-hidden" aria-live="polite" />
}
