import type { Hero, PageHead } from './types.ts'

export const notFound = {
  head: {
    title: 'Page not found',
    description:
      'No page is filed under this address. It may have been moved or mistyped; the home page has links to every service, and to the quote form.',
    picture: { label: 'Waybill', stamp: 'Return to sender' },
  } satisfies PageHead,
  hero: {
    heading: 'Oops! Page not found',
    lede: 'Nothing is filed under this address. It may have been mistyped, or the page was moved. Every service can be reached from the home page.',
    actions: [{ label: 'Back to the home page', href: '/' }],
  } satisfies Hero,
}
