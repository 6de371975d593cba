export const labels = {
  step: 'Step',
  bestFor: 'Best for:',
  alsoFrom: 'Also from',
  contents: 'Contents',
  next: { heading: 'What happens next', steps: ['You ask', 'We reply', 'You decide'] },
  closeNotice: 'Close notice',
} as const
