export interface Route {
  /** The canonical path: lower case, no trailing slash. */
  path: string
  /** The folder in `src/pages/` whose `Page.tsx` draws it. */
  page: string
  /** Label in the main navigation; routes without one are not listed there. */
  nav?: string
  /** Whether search engines are asked not to list the page; all others make up the sitemap. */
  noindex?: true
  /** Whether search engines are told that the page describes a service. */
  service?: true
  /** Whether the floating quote button would only repeat what the page is for. */
  hidesQuoteButton?: true
}

/**
 * Every URL of the site. Prerendering, the router, navigation, the sitemap and the tests read this
 * table; a page exists when it is listed here.
 */
export const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/product-research', page: 'product-research', nav: 'Product Research', service: true },
  { path: '/product-sourcing', page: 'product-sourcing', nav: 'Product Sourcing', service: true },
  { path: '/amazon-fba', page: 'amazon-fba', nav: 'Amazon FBA', service: true },
  { path: '/walmart-wfs', page: 'walmart-wfs', nav: 'Walmart WFS', service: true },
  { path: '/tiktok-shop', page: 'tiktok-shop', nav: 'TikTok Shop', service: true },
  { path: '/about', page: 'about', nav: 'About Us' },
  { path: '/contact', page: 'contact', hidesQuoteButton: true },
  { path: '/thank-you', page: 'thank-you', noindex: true, hidesQuoteButton: true },
  { path: '/privacy-policy', page: 'privacy-policy' },
]

export const navigationLinks = routes.flatMap(({ path, nav }) => (nav ? [{ path, nav }] : []))

/** The catch-all. Its path is the file that the host serves, with status 404, for unknown URLs. */
export const notFoundRoute: Route = {
  path: '/404',
  page: 'not-found',
  noindex: true,
}

/** Finds the page for a location, also under the addresses of its file: `/about/`, `/about.html`. */
export function findRoute(location: string): Route {
  const path = location.replace(/((\/index)?\.html)?\/*$/, '') || '/'
  return routes.find((route) => route.path === path) ?? notFoundRoute
}
