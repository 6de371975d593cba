/** Small words in components that several pages share. */
export const labels = {
  step: 'Step',
  bestFor: 'Best for:',
  alsoFrom: 'Also from',
  contents: 'Contents',
  next: 'What happens next',
  reportPages: "What's in the report",
  closeNotice: 'Close notice',
} as const
