import { pageTitle } from '../site.ts'

const parts = { prefix: '', page: '' }

/** Changes the page's title, or the prefix that it has while the form has errors. */
export function changeTitle(change: Partial<typeof parts>): void {
  Object.assign(parts, change)
  document.title = `${parts.prefix} ${pageTitle(parts.page)}`.trim()
}
