import type { LinkedSection } from './types.ts'

export const labels = {
  /** Marks the documents on the pages as examples, because the amounts in them are not offers. */
  example: 'Example',
  step: 'Step',
  bestFor: 'Best for:',
  contents: 'Contents',
  closeNotice: 'Close notice',
} as const

/**
 * Sections that text on other pages links to. Their own pages take the headings from here, so that
 * TypeScript reports each link to a heading that you delete.
 */
export const sections = {
  money: {
    heading: 'Where Your Money Goes',
    href: '/product-sourcing#money',
  },
  verified: {
    heading: 'What Verified Means',
    href: '/about#verified',
  },
  partner: {
    heading: 'When We Are Not the Right Partner',
    href: '/about#partner',
  },
} satisfies Record<string, LinkedSection>
