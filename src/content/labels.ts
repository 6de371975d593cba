import type { PagePath } from '../routes.ts'

export const labels = {
  step: 'Step',
  bestFor: 'Best for:',
  contents: 'Contents',
  closeNotice: 'Close notice',
  /** Section headings and their addresses. Each text that mentions such a heading links to it. */
  references: {
    'Where Your Money Goes': '/product-sourcing#money',
    'What Verified Means': '/about#verified',
  } satisfies Record<string, `${PagePath}#${string}`>,
} as const
