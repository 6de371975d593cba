import { type FieldName, fieldNames } from '../../src/inquiry/limits.ts'
import { escapeHtml } from './escape-html.ts'

/**
 * The page that answers a refused form post of a browser without JavaScript, rendered when the site
 * is built. Tokens are written `{{name}}`, and stand between tags or in a quoted attribute.
 */
export interface RejectedPageTemplate {
  /**
   * A whole document that holds each `fields[…].valid` once, and `{{summary}}` once: in its place
   * comes a list with one `summaryItem` per refused field, or the `notice`.
   */
  page: string
  /** An `<li>` with `{{field}}`, the field's name, and `{{error}}`. */
  summaryItem: string
  /** With `{{message}}`: what went wrong where no field was refused. */
  notice: string
  /** Each field's markup, with `{{value}}` and, where it was refused, `{{error}}`. */
  fields: Record<FieldName, { valid: string; invalid: string }>
}

/** The members of a problem document that the page shows. */
interface Refusal {
  detail?: string
  errors?: { pointer: string; detail: string }[]
}

const failed = 'Failed to submit your inquiry. Please try again.'

/** Renders the form with what the visitor wrote and why it was not accepted. */
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

  // Replaced by functions, because `$&` in a replacement string would be read as a pattern. The summary
  // goes first, because an answer may hold `{{summary}}`. None can hold the markup of a field, because
  // its `<` is escaped.
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

/** In one pass, so that a token inside a value stays text. */
function fill(markup: string, values: Record<string, string>): string {
  return markup.replace(/\{\{(\w+)\}\}/g, (token, name) => escapeHtml(values[name] ?? token))
}
