import { pageTitle } from '../site.ts'

const parts = { prefix: '', page: '' }

/** Changes the page's title, or the prefix that the title has while the form shows errors. */
export function changeTitle(change: Partial<typeof parts>): void {
  Object.assign(parts, change)
  document.title = `${parts.prefix} ${pageTitle(parts.page)}`.trim()
}
