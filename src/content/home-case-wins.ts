import type { CaseWin } from './types.ts'

export const homeCaseWins = {
  heading: 'Mini Case Wins',
  wins: [
    {
      title: 'Kitchen brand',
      result: '18% lower cost',
      detail: 'We compared suppliers by landed price and negotiated with the best. Each unit now costs 18% less.',
      drawing: 'saving',
    },
    {
      title: 'TikTok seller',
      result: 'First product live in 5 weeks',
      detail: 'One team found the supplier, oversaw production, and prepped and shipped the stock.',
      drawing: 'weeks',
    },
    {
      title: 'First-time seller',
      result: 'MOQ of 50-100 units',
      detail: 'We negotiated a first order small enough to test the product before buying more.',
      drawing: 'units',
    },
  ] satisfies CaseWin[],
}
