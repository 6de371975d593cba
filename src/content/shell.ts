import type { CallToAction, Exactly } from './types.ts'

export interface ShellContent {
  readonly skipLink: string
  readonly navigation: {
    readonly label: string
    readonly toggle: string
    readonly quote: CallToAction
  }
  readonly footer: {
    readonly groups: Exactly<
      2,
      { readonly heading: string; readonly links: Exactly<3, CallToAction> }
    >
    readonly emailLabel: string
    readonly rights: string
  }
  readonly floatingQuote: {
    readonly label: string
    readonly action: CallToAction
    readonly dismiss: string
  }
}

export const shell: ShellContent = {
  skipLink: 'Skip to the content',
  navigation: {
    label: 'Main',
    toggle: 'Menu',
    quote: { label: 'Get Free Quote', href: '/contact' },
  },
  footer: {
    groups: [
      {
        heading: 'Services',
        links: [
          { label: 'Amazon FBA', href: '/amazon-fba' },
          { label: 'Walmart WFS', href: '/walmart-wfs' },
          { label: 'TikTok Shop', href: '/tiktok-shop' },
        ],
      },
      {
        heading: 'Company',
        links: [
          { label: 'About Us', href: '/about' },
          { label: 'Contact', href: '/contact' },
          { label: 'Privacy Policy', href: '/privacy-policy' },
        ],
      },
    ],
    emailLabel: 'Write to us',
    rights: 'All rights reserved.',
  },
  floatingQuote: {
    label: 'Quote',
    action: { label: 'Request a Quote', href: '/contact' },
    dismiss: 'Dismiss the quote button',
  },
}
