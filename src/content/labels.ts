/** Small words of parts that several pages are drawn with, and of what can go wrong on any page. */
export const labels = {
  step: 'Step',
  bestFor: 'Best for',
  day: 'Day',
  contents: 'Contents',
  next: 'What happens next',
  services: 'All services',
  reportPages: 'The pages of the report',
  closeNotice: 'Close notice',
  crash: {
    title: 'Exception report',
    heading: 'Unexpected Application Error!',
    back: 'Back to the home page',
  },
} as const
