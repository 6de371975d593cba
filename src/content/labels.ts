import type { PagePath } from '../routes.ts'

export const labels = {
  /** Marks the documents on the pages as examples, because the amounts in them are not offers. */
  example: 'Example',
  step: 'Step',
  bestFor: 'Best for:',
  contents: 'Contents',
  closeNotice: 'Close notice',
  /** Section headings and their URLs. Text that mentions one of these headings links to it. */
  references: {
    'Where Your Money Goes': '/product-sourcing#money',
    'What Verified Means': '/about#verified',
    'When We Are Not the Right Partner': '/about#partner',
  } satisfies Record<string, `${PagePath}#${string}`>,
} as const
