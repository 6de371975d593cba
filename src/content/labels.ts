/** Small words of parts that several pages are drawn with. */
export const labels = {
  step: 'Step',
  bestFor: 'Best for',
  contents: 'Contents',
  next: 'What happens next',
  reportPages: 'The pages of the report',
  closeNotice: 'Close notice',
} as const
