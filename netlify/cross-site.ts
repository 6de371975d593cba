/** Whether a page on another site made the visitor's browser send the request. */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'

  // Safari before 16.4 doesn't send `Sec-Fetch-Site`, so compare `Origin` with the site's host.
  const origin = request.headers.get('origin')
  if (origin === null) return false
  const host = URL.parse(origin)?.host
  // Behind a proxy, `request.url` can have a different host, so also accept the one in `Host`.
  return (
    host !== new URL(request.url).host && host !== request.headers.get('host')
  )
}
