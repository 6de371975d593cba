// `location` doesn't exist during prerendering.
let destination = typeof location === 'undefined' ? '' : location.pathname

/** The path of the page that the visitor chose last, which may still be loading. */
export function getDestination(): string {
  return destination
}

export function setDestination(path: string): void {
  destination = path
}
