import { pageTitle } from '../site.ts'

const parts = { prefix: '', page: '' }

export function changeTitle(change: Partial<typeof parts>): void {
  Object.assign(parts, change)
  document.title = `${parts.prefix} ${pageTitle(parts.page)}`.trim()
}
