export interface Route {
  /** The canonical path: lower case, no trailing slash. */
  path: string
  page: string
  /** The page's label in the main navigation, which omits pages without a label. */
  nav?: string
  /** Asks search engines not to index the page, and omits it from the sitemap. */
  noindex?: true
  hidesQuoteButton?: true
  /** Hydrates the page before the visitor touches it, because it shows or does something by itself. */
  hydratesAtOnce?: true
}

const pages = [
  { path: '/', page: 'home' },
  {
    path: '/product-research',
    page: 'product-research',
    nav: 'Product Research',
  },
  {
    path: '/product-sourcing',
    page: 'product-sourcing',
    nav: 'Product Sourcing',
  },
  { path: '/amazon-fba', page: 'amazon-fba', nav: 'Amazon FBA' },
  { path: '/walmart-wfs', page: 'walmart-wfs', nav: 'Walmart WFS' },
  { path: '/tiktok-shop', page: 'tiktok-shop', nav: 'TikTok Shop' },
  { path: '/about', page: 'about', nav: 'About Us' },
  {
    path: '/contact',
    page: 'contact',
    hidesQuoteButton: true,
    hydratesAtOnce: true,
  },
  {
    path: '/thank-you',
    page: 'thank-you',
    noindex: true,
    hidesQuoteButton: true,
    hydratesAtOnce: true,
  },
  { path: '/privacy-policy', page: 'privacy-policy' },
] as const satisfies readonly Route[]

export const routes: readonly Route[] = pages

/** With this type, TypeScript reports an error for a link to a page that doesn't exist. */
export type PagePath = (typeof pages)[number]['path']

export const navigationLinks = routes.flatMap(({ path, nav }) =>
  nav ? [{ path, nav }] : [],
)

/** Netlify responds to requests for unknown URLs with the file `404.html`. */
export const notFoundRoute: Route = {
  path: '/404',
  page: 'not-found',
  noindex: true,
  hydratesAtOnce: true,
}

export function findRoute(path: string): Route {
  return routes.find((route) => route.path === path) ?? notFoundRoute
}
