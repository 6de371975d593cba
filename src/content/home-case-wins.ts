import type { SectionContent } from './types.ts'

export const homeCaseWins = {
  heading: 'Mini Case Wins',
  lede: 'Each order here is told by the number that changed and by what our team did to change it. No names, no adjectives.',
  wins: [
    {
      title: 'Kitchen brand',
      result: '18% lower cost',
      detail:
        'We lined up suppliers by landed price instead of unit price, then negotiated. The brand now pays 82 where it used to pay 100.',
      figure: { kind: 'cost', percent: 82 },
    },
    {
      title: 'TikTok seller',
      result: 'First product live in 5 weeks',
      detail:
        'Sourcing, production, compliant prep and shipping ran on one calendar, kept by one team from the brief to the listing.',
      figure: { kind: 'weeks', weeks: 5 },
    },
    {
      title: 'First-time seller',
      result: 'MOQ of 50-100 units',
      detail:
        'We negotiated a first run small enough to test the listing, in place of a container to gamble on.',
      figure: { kind: 'units', units: { from: 50, to: 100 } },
    },
  ],
} satisfies SectionContent
