import { type FieldName, fieldNames } from '../../src/inquiry/limits.ts'
import { escapeHtml } from './escape-html.ts'
import type { Problem } from './problems.ts'

/**
 * The form page as it answers a browser without JavaScript, rendered when the site is built. Tokens
 * are written `{{name}}`; they stand where escaped text may: between tags or in a quoted attribute.
 */
export interface RejectedPageTemplate {
  /**
   * A whole document that holds each `fields[…].valid` exactly once, and `{{summary}}` once, where
   * a paragraph may stand: there goes a list with one `summaryItem` per refused field, or `notice`.
   */
  page: string
  /** An `<li>` with `{{field}}`, the field's name, and `{{error}}`. */
  summaryItem: string
  /** With `{{message}}`: what went wrong when it was none of the fields. */
  notice: string
  /** Each field's markup, with `{{value}}` and, where it was refused, `{{error}}`. */
  fields: Record<FieldName, { valid: string; invalid: string }>
}

const failed = 'Failed to submit your inquiry. Please try again.'

/** Renders the form with every answer given back, saying why it was not accepted. */
export function renderRejectedPage(
  template: RejectedPageTemplate,
  values: Record<string, unknown>,
  { detail: message = failed, errors = [] }: Problem,
): string {
  const fieldErrors = new Map(errors.map(({ pointer, detail }) => [pointer.slice(1), detail]))
  const items = [...fieldErrors].map(([field, error]) =>
    fill(template.summaryItem, { field, error }),
  )
  const summary =
    errors.length > 0 ? `<ul>${items.join('')}</ul>` : fill(template.notice, { message })

  // Functions as replacements, because `$&` in an answer is text. The summary goes first, because
  // it holds only our own words; an answer holds no `<` once escaped, so never a field's markup.
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

/** One pass, so that what looks like a token in a value stays what it is. */
function fill(markup: string, values: Record<string, string>): string {
  return markup.replace(/\{\{(\w+)\}\}/g, (token, name) => escapeHtml(values[name] ?? token))
}
