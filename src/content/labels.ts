export const labels = {
  step: 'Step',
  bestFor: 'Best for:',
  alsoFrom: 'Also from',
  contents: 'Contents',
  next: 'What happens next',
  closeNotice: 'Close notice',
} as const
