import type { ComponentType } from 'react'

/** What a page module exports: its component, and the title and description of its `<head>`. */
export interface PageModule {
  Page: ComponentType
  head: { title: string; description: string }
}

export interface Route {
  /** The canonical path: lower case, no trailing slash. */
  path: string
  load: () => Promise<PageModule>
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
  { path: '/', load: () => import('./pages/Home.tsx'), indexed: true },
  {
    path: '/product-research',
    load: () => import('./pages/ProductResearch.tsx'),
    nav: 'Product Research',
    indexed: true,
  },
  {
    path: '/product-sourcing',
    load: () => import('./pages/ProductSourcing.tsx'),
    nav: 'Product Sourcing',
    indexed: true,
  },
  {
    path: '/amazon-fba',
    load: () => import('./pages/AmazonFba.tsx'),
    nav: 'Amazon FBA',
    indexed: true,
  },
  {
    path: '/walmart-wfs',
    load: () => import('./pages/WalmartWfs.tsx'),
    nav: 'Walmart WFS',
    indexed: true,
  },
  {
    path: '/tiktok-shop',
    load: () => import('./pages/TikTokShop.tsx'),
    nav: 'TikTok Shop',
    indexed: true,
  },
  { path: '/about', load: () => import('./pages/About.tsx'), nav: 'About Us', indexed: true },
  {
    path: '/contact',
    load: () => import('./pages/Contact.tsx'),
    indexed: true,
    hidesQuoteButton: true,
  },
  {
    path: '/thank-you',
    load: () => import('./pages/ThankYou.tsx'),
    indexed: false,
    hidesQuoteButton: true,
  },
  { path: '/privacy-policy', load: () => import('./pages/PrivacyPolicy.tsx'), indexed: true },
]

/** The links of the main navigation, in their order. */
export const navigationLinks = routes.flatMap(({ path, nav }) => (nav ? [{ path, nav }] : []))

/** The catch-all. Its path is the file that the host serves, with status 404, for unknown URLs. */
export const notFoundRoute: Route = {
  path: '/404',
  load: () => import('./pages/NotFound.tsx'),
  indexed: false,
}

/** Finds the page for a location, tolerating the trailing slash that some links carry. */
export function findRoute(location: string): Route {
  const path = location.replace(/(.)\/+$/, '$1')
  return routes.find((route) => route.path === path) ?? notFoundRoute
}
