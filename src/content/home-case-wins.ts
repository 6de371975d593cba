import type { CaseWin } from './types.ts'

export const homeCaseWins = {
  heading: 'Mini Case Wins',
  wins: [
    {
      title: 'Kitchen brand',
      result: '18% lower cost',
      detail: 'Suppliers lined up by landed price, then negotiated: 82 where it paid 100.',
    },
    {
      title: 'TikTok seller',
      result: 'First product live in 5 weeks',
      detail: 'Sourcing, production, prep and shipping on one calendar, kept by one team.',
    },
    {
      title: 'First-time seller',
      result: 'MOQ of 50-100 units',
      detail: 'A run small enough to test the listing, not a container to gamble on.',
    },
  ] satisfies CaseWin[],
}
