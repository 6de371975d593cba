import type { Hero, PageHead } from './types.ts'

export const notFound = {
  head: {
    title: 'Page not found',
    description:
      "We can't find that page. It may have moved, or there may be a typo in the address. The home page has links to every service and the quote form.",
    picture: { label: 'Waybill', stamp: 'Return to sender' },
  } satisfies PageHead,
  hero: {
    heading: 'Oops! Page not found',
    lede: "We can't find that page. It may have moved, or there may be a typo in the address. The home page has links to every service.",
    actions: { primary: { label: 'Back to the home page', href: '/' } },
  } satisfies Hero,
}
