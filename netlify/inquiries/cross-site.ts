/**
 * Whether a page of another site made the browser send this. Programs such as curl send neither
 * `Sec-Fetch-Site` nor `Origin` and are let in.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'

  // Safari before 16.4 sends no Sec-Fetch-Site. The origin of a sandboxed page is "null".
  const origin = request.headers.get('origin')
  if (origin === null) return false
  const host = URL.parse(origin)?.host
  // Behind a proxy, request.url may have another host than the one that the visitor asked.
  return host !== new URL(request.url).host && host !== request.headers.get('host')
}
