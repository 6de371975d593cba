export interface Route {
  /** The canonical path: lower case, no trailing slash. */
  path: string
  /** The module in `src/pages/` that draws it, without `.tsx`. */
  page: string
  /** Label in the main navigation; routes without one are not listed there. */
  nav?: string
  /** Whether search engines are asked not to list the page; all others make up the sitemap. */
  noindex?: true
  /** Whether search engines are told that the page describes a service. */
  service?: true
  /** Whether the page has interactive parts besides links, so that React has to hydrate it. */
  hydrates?: true
  /** Whether the floating quote button would only repeat what the page is for. */
  hidesQuoteButton?: true
}

/**
 * Every URL of the site. Prerendering, the router, navigation, the sitemap and the tests read this
 * table; a page exists when it is listed here.
 */
export const routes: readonly Route[] = [
  { path: '/', page: 'Home' },
  { path: '/product-research', page: 'ProductResearch', nav: 'Product Research', service: true },
  { path: '/product-sourcing', page: 'ProductSourcing', nav: 'Product Sourcing', service: true },
  { path: '/amazon-fba', page: 'AmazonFba', nav: 'Amazon FBA', service: true },
  { path: '/walmart-wfs', page: 'WalmartWfs', nav: 'Walmart WFS', service: true },
  { path: '/tiktok-shop', page: 'TikTokShop', nav: 'TikTok Shop', service: true },
  { path: '/about', page: 'About', nav: 'About Us' },
  { path: '/contact', page: 'Contact', hydrates: true, hidesQuoteButton: true },
  { path: '/thank-you', page: 'ThankYou', hydrates: true, noindex: true, hidesQuoteButton: true },
  { path: '/privacy-policy', page: 'PrivacyPolicy' },
]

export const navigationLinks = routes.flatMap(({ path, nav }) => (nav ? [{ path, nav }] : []))

/** The catch-all. Its path is the file that the host serves, with status 404, for unknown URLs. */
export const notFoundRoute: Route = {
  path: '/404',
  page: 'NotFound',
  hydrates: true,
  noindex: true,
}

/** Finds the page for a location, also under the addresses of its file: `/about/`, `/about.html`. */
export function findRoute(location: string): Route {
  const path = location.replace(/((\/index)?\.html)?\/*$/, '') || '/'
  return routes.find((route) => route.path === path) ?? notFoundRoute
}
