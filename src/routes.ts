export interface Route {
  /** The canonical path: lower case, no trailing slash. */
  path: string
  /** The module in `src/pages/` that draws it, without `.tsx`. */
  page: string
  /** Label in the main navigation; routes without one are not listed there. */
  nav?: string
  /** Whether search engines may list the page; such pages make up the sitemap. */
  indexed: boolean
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
  },
  {
    path: '/product-sourcing',
    page: 'ProductSourcing',
    nav: 'Product Sourcing',
    indexed: true,
  },
  {
    path: '/amazon-fba',
    page: 'AmazonFba',
    nav: 'Amazon FBA',
    indexed: true,
  },
  {
    path: '/walmart-wfs',
    page: 'WalmartWfs',
    nav: 'Walmart WFS',
    indexed: true,
  },
  {
    path: '/tiktok-shop',
    page: 'TikTokShop',
    nav: 'TikTok Shop',
    indexed: true,
  },
  { path: '/about', page: 'About', nav: 'About Us', indexed: true },
  {
    path: '/contact',
    page: 'Contact',
    indexed: true,
    hidesQuoteButton: true,
  },
  {
    path: '/thank-you',
    page: 'ThankYou',
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
  indexed: false,
}

/** Finds the page for a location, tolerating the trailing slash that some links carry. */
export function findRoute(location: string): Route {
  const path = location.replace(/(.)\/+$/, '$1')
  return routes.find((route) => route.path === path) ?? notFoundRoute
}
