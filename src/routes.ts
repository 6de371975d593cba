export interface Route {
  /** The canonical path: lower case, no trailing slash. */
  path: string
  /** The page's folder in `src/pages/`. */
  page: string
  /** The page's label in the main navigation. Without a label, the page isn't listed there. */
  nav?: string
  /** Asks search engines not to list the page, and omits it from the sitemap. */
  noindex?: true
  /** Adds a `Service` to the page's structured data. */
  service?: true
  /** Hides the floating quote button on the page. */
  hidesQuoteButton?: true
}

/** All pages of the site. The router, the prerendering, the sitemap and the tests use this list. */
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

/** The 404 page. Netlify serves the file at this path for unknown addresses. */
export const notFoundRoute: Route = { path: '/404', page: 'not-found', noindex: true }

/** Finds the page at a path. Netlify also serves `/about` at `/about/` and `/about.html`. */
export function findRoute(location: string): Route {
  const path = location.replace(/((\/index)?\.html)?\/*$/, '') || '/'
  return routes.find((route) => route.path === path) ?? notFoundRoute
}
