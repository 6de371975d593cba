/** Whether a page on another site made the visitor's browser send the request. */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'

  // Safari before 16.4 sends only `Origin`, which is "null" if the page is sandboxed.
  const origin = request.headers.get('origin')
  if (origin === null) return false
  const host = URL.parse(origin)?.host
  // Behind a proxy, `request.url` may have another host than the browser's request.
  return host !== new URL(request.url).host && host !== request.headers.get('host')
}
