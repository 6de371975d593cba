/** Whether a page on another site made the visitor's browser send the request. */
export function isCrossSite(request: Request): boolean {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null) {
    // With `none`, no page sent the request: the visitor typed the URL or opened a bookmark.
    return fetchSite !== 'same-origin' && fetchSite !== 'none'
  }

  // Safari before 16.4 doesn't send `Sec-Fetch-Site`, so compare `Origin` with the site's host.
  const origin = request.headers.get('origin')
  // Programs that aren't browsers send neither header.
  if (origin === null) return false
  const originHost = URL.parse(origin)?.host
  // Behind a proxy, `request.url` can have a different host, so also accept the one in `Host`.
  const isOwnHost =
    originHost === new URL(request.url).host ||
    originHost === request.headers.get('host')
  return !isOwnHost
}
