export interface Route {
  /** The canonical path: lower case, no trailing slash. */
  path: string
  page: string
  /** The page's label in the main navigation. Pages without a label are not listed there. */
  nav?: string
  /** Asks search engines not to index the page, and omits it from the sitemap. */
  noindex?: true
  hidesQuoteButton?: true
}

const pages = [
  { path: '/', page: 'home' },
  { path: '/product-research', page: 'product-research', nav: 'Product Research' },
  { path: '/product-sourcing', page: 'product-sourcing', nav: 'Product Sourcing' },
  { path: '/amazon-fba', page: 'amazon-fba', nav: 'Amazon FBA' },
  { path: '/walmart-wfs', page: 'walmart-wfs', nav: 'Walmart WFS' },
  { path: '/tiktok-shop', page: 'tiktok-shop', nav: 'TikTok Shop' },
  { path: '/about', page: 'about', nav: 'About Us' },
  { path: '/contact', page: 'contact', hidesQuoteButton: true },
  { path: '/thank-you', page: 'thank-you', noindex: true, hidesQuoteButton: true },
  { path: '/privacy-policy', page: 'privacy-policy' },
] as const satisfies readonly Route[]

/** All pages of the site, for the router, the prerendering, the sitemap and the tests. */
export const routes: readonly Route[] = pages

/** A link in a content file to a path that is not in this list is a type error. */
export type PagePath = (typeof pages)[number]['path']

export const navigationLinks = routes.flatMap(({ path, nav }) => (nav ? [{ path, nav }] : []))

/** The 404 page. Netlify serves the file at this path for unknown URLs. */
export const notFoundRoute: Route = { path: '/404', page: 'not-found', noindex: true }

/** Returns the page at a path. For any other path, returns the 404 page. */
export function findRoute(path: string): Route {
  return routes.find((route) => route.path === path) ?? notFoundRoute
}
