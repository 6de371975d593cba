export interface Route {
  /** The canonical path: lower case, no trailing slash. */
  path: string
  /** The module in `src/pages/` that draws it, without `.tsx`. */
  page: string
  /** Label in the main navigation; routes without one are not listed there. */
  nav?: string
  /** Whether search engines may list the page; such pages make up the sitemap. */
  indexed: boolean
  /** What search engines are told that the page is about, besides itself. */
  describes?: 'service' | 'company' | 'contact'
  /** Whether something on it besides links answers to the visitor, so that React has to take it over. */
  hydrates?: true
  /** Whether the floating quote button would only repeat what the page is for. */
  hidesQuoteButton?: true
}

/**
 * Every URL of the site. Prerendering, the router, navigation, the sitemap and the tests read this
 * table; a page exists when it is listed here.
 */
export const routes: readonly Route[] = [
  { path: '/', page: 'Home', indexed: true },
  {
    path: '/product-research',
    page: 'ProductResearch',
    nav: 'Product Research',
    indexed: true,
    describes: 'service',
  },
  {
    path: '/product-sourcing',
    page: 'ProductSourcing',
    nav: 'Product Sourcing',
    indexed: true,
    describes: 'service',
  },
  {
    path: '/amazon-fba',
    page: 'AmazonFba',
    nav: 'Amazon FBA',
    indexed: true,
    describes: 'service',
  },
  {
    path: '/walmart-wfs',
    page: 'WalmartWfs',
    nav: 'Walmart WFS',
    indexed: true,
    describes: 'service',
  },
  {
    path: '/tiktok-shop',
    page: 'TikTokShop',
    nav: 'TikTok Shop',
    indexed: true,
    describes: 'service',
  },
  { path: '/about', page: 'About', nav: 'About Us', indexed: true, describes: 'company' },
  {
    path: '/contact',
    page: 'Contact',
    hydrates: true,
    indexed: true,
    describes: 'contact',
    hidesQuoteButton: true,
  },
  {
    path: '/thank-you',
    page: 'ThankYou',
    hydrates: true,
    indexed: false,
    hidesQuoteButton: true,
  },
  { path: '/privacy-policy', page: 'PrivacyPolicy', indexed: true },
]

/** The links of the main navigation, in their order. */
export const navigationLinks = routes.flatMap(({ path, nav }) => (nav ? [{ path, nav }] : []))

/** The catch-all. Its path is the file that the host serves, with status 404, for unknown URLs. */
export const notFoundRoute: Route = {
  path: '/404',
  page: 'NotFound',
  hydrates: true,
  indexed: false,
}

/** Finds the page for a location, also where a host serves its file: `/about/`, `/about.html`. */
export function findRoute(location: string): Route {
  const path = location.replace(/((\/index)?\.html)?\/*$/, '') || '/'
  return routes.find((route) => route.path === path) ?? notFoundRoute
}
