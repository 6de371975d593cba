import { type FieldName, fieldNames } from '../../src/inquiry/limits.ts'
import { escapeHtml } from '../escape-html.ts'

/**
 * The template for the page shown when a form post without JavaScript is refused. The build renders
 * it, with `{{name}}` placeholders between tags and in quoted attributes.
 */
export interface RejectedPageTemplate {
  /** An HTML document that contains `{{summary}}` and each field's `valid` markup exactly once. */
  page: string
  /** A list item for the error summary, with `{{field}}` for the field's name and `{{error}}`. */
  summaryItem: string
  /** The summary to show if no field is invalid, with `{{message}}`. */
  notice: string
  /** The markup of each field, with `{{value}}` and, in `invalid`, `{{error}}`. */
  fields: Record<FieldName, { valid: string; invalid: string }>
}

interface Refusal {
  detail?: string
  errors?: { pointer: string; detail: string }[]
}

const failed = 'Failed to submit your inquiry. Please try again.'

export function renderRejectedPage(
  template: RejectedPageTemplate,
  values: Record<string, unknown>,
  { detail: message = failed, errors = [] }: Refusal,
): string {
  const fieldErrors = new Map(errors.map(({ pointer, detail }) => [pointer.slice(1), detail]))
  const items = [...fieldErrors].map(([field, error]) =>
    fill(template.summaryItem, { field, error }),
  )
  const summary =
    errors.length > 0 ? `<ul>${items.join('')}</ul>` : fill(template.notice, { message })

  // The replacements are functions, because a replacement string may contain patterns such as `$&`.
  // The summary is replaced first, because a visitor's entry may contain `{{summary}}`. Entries
  // can't contain a field's markup, because every `<` in them is escaped.
  let html = template.page.replace('{{summary}}', () => summary)
  for (const name of fieldNames) {
    const { valid, invalid } = template.fields[name]
    const error = fieldErrors.get(name)
    const value = typeof values[name] === 'string' ? values[name] : ''
    const field = error === undefined ? fill(valid, { value }) : fill(invalid, { value, error })
    html = html.replace(valid, () => field)
  }
  return html
}

/** Replaces all placeholders in one pass, so that placeholders within values remain unchanged. */
function fill(markup: string, values: Record<string, string>): string {
  return markup.replace(/\{\{(\w+)\}\}/g, (token, name) => escapeHtml(values[name] ?? token))
}
