const id = 'announcer'

/** Has screen readers say a text, or takes the last one back when it is empty. */
export function announce(text: string) {
  const region = document.getElementById(id)
  if (region) region.textContent = text
}

/**
 * The live region that speaks; it has to be in the page before its first message. React gives it no
 * children, so it never undoes what is said.
 */
export function RouteAnnouncer() {
  return <p id={id} className="visually-hidden" aria-live="polite" />
}
