import type { CallToAction } from './types.ts'

export const shell = {
  skipLink: 'Skip to content',
  navigation: {
    label: 'Main',
    toggle: 'Menu',
    quote: {
      label: 'Get Free Quote',
      href: '/contact',
      /** Added for screen readers on the page with the form, whose own button has the same label. */
      onItsPage: ': go to the form',
    } satisfies CallToAction & Record<'onItsPage', string>,
  },
  footer: {
    groups: [
      {
        heading: 'Services',
        links: [
          { label: 'Amazon FBA', href: '/amazon-fba' },
          { label: 'Walmart WFS', href: '/walmart-wfs' },
          { label: 'TikTok Shop', href: '/tiktok-shop' },
        ] satisfies readonly CallToAction[],
      },
      {
        heading: 'Company',
        links: [
          { label: 'About Us', href: '/about' },
          { label: 'Contact', href: '/contact' },
          { label: 'Privacy Policy', href: '/privacy-policy' },
        ] satisfies readonly CallToAction[],
      },
    ],
    emailLabel: 'Email us',
    rights: 'All rights reserved.',
  },
  floatingQuote: {
    label: 'Quote',
    action: { label: 'Request a Quote', href: '/contact' } satisfies CallToAction,
    dismiss: 'Hide the quote button',
  },
  /** Shown if a visitor follows a link without an internet connection. */
  unreachable:
    'You seem to be offline, so that page could not be loaded. When your connection is back, try the link again.',
  crash: {
    title: 'Exception report',
    heading: 'Unexpected Application Error!',
    back: 'Back to the home page',
  },
} as const
