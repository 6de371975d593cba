// While prerendering there is no location.
let destination = typeof location === 'undefined' ? '' : location.pathname

/**
 * The path that the visitor chose last. It differs from the browser's address while the page there
 * is still loading.
 */
export function getDestination(): string {
  return destination
}

export function setDestination(path: string): void {
  destination = path
}
