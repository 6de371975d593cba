/**
 * Whether a page on another site made the browser send the request. Clients such as curl are
 * accepted, because they send neither `Sec-Fetch-Site` nor `Origin`.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'

  // Safari before 16.4 sends no Sec-Fetch-Site, so compare the origin. A sandboxed page's origin is
  // "null". It has no host, so treat it as another site.
  const origin = request.headers.get('origin')
  if (origin === null) return false
  const host = URL.parse(origin)?.host
  // Compare with the Host header too: behind a proxy, request.url may have a different host.
  return host !== new URL(request.url).host && host !== request.headers.get('host')
}
