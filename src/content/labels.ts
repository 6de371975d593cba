export const labels = {
  step: 'Step',
  bestFor: 'Best for:',
  alsoFrom: 'Also from',
  contents: 'Contents',
  closeNotice: 'Close notice',
  /** Section headings and their addresses. Each text that mentions such a heading links to it. */
  references: {
    'Where Your Money Goes': '/product-sourcing#money',
    'What Verified Means': '/product-sourcing#verified',
  },
} as const
