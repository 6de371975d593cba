import { pageTitle } from '../site.ts'

const parts = { prefix: '', page: '' }

/** Changes the title of the page, or the prefix that reports errors in the form. */
export function changeTitle(change: Partial<typeof parts>): void {
  Object.assign(parts, change)
  document.title = `${parts.prefix} ${pageTitle(parts.page)}`.trim()
}
