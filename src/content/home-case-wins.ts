import type { SectionContent } from './types.ts'

export const homeCaseWins = {
  heading: 'Mini Case Wins',
  wins: [
    {
      title: 'Kitchen brand',
      result: '18% lower cost',
      detail: 'Suppliers lined up by landed price, then negotiated: 82 where it paid 100.',
      number: '18%',
      figure: { kind: 'cost', percent: 82 },
    },
    {
      title: 'TikTok seller',
      result: 'First product live in 5 weeks',
      detail: 'Sourcing, production, prep and shipping on one calendar, kept by one team.',
      number: '5',
      figure: { kind: 'weeks', weeks: 5 },
    },
    {
      title: 'First-time seller',
      result: 'MOQ of 50-100 units',
      detail: 'A run small enough to test the listing, not a container to gamble on.',
      number: '50-100',
      figure: { kind: 'units', units: { from: 50, to: 100 } },
    },
  ],
} satisfies SectionContent
