/**
 * Whether a page on another site made the browser send the request. Clients such as curl are
 * accepted, because they send neither `Sec-Fetch-Site` nor `Origin`.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'

  // Safari before 16.4 sends no Sec-Fetch-Site. A sandboxed page has the origin "null".
  const origin = request.headers.get('origin')
  if (origin === null) return false
  const host = URL.parse(origin)?.host
  // Behind a proxy, request.url may have a different host from the one the visitor requested.
  return host !== new URL(request.url).host && host !== request.headers.get('host')
}
