import { type FieldName, fieldNames } from '../../src/inquiry/limits.ts'
import { escapeHtml } from './escape-html.ts'

/**
 * The page for a refused form post without JavaScript, which the build renders. Placeholders have the
 * form `{{name}}` and are between tags or in quoted attributes.
 */
export interface RejectedPageTemplate {
  /** A document that contains `{{summary}}` once, and the `valid` markup of each field once. */
  page: string
  /** The summary's list item for a refused field, with `{{field}}`, the field's name, and `{{error}}`. */
  summaryItem: string
  /** The summary if no field was refused, with `{{message}}`. */
  notice: string
  /** The markup of each field, with `{{value}}` and, if the field is refused, `{{error}}`. */
  fields: Record<FieldName, { valid: string; invalid: string }>
}

/** The members of a problem document that the page shows. */
interface Refusal {
  detail?: string
  errors?: { pointer: string; detail: string }[]
}

const failed = 'Failed to submit your inquiry. Please try again.'

/** Renders the form with the visitor's entries and the reasons for the refusal. */
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

  // The replacements are functions, because a replacement string may contain patterns such as `$&`. The
  // summary is replaced first, because a visitor's entry may contain `{{summary}}`. An entry can't
  // contain a field's markup, because its `<` is escaped.
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

/** Replaces all placeholders in one pass, so that a placeholder within a value remains as it is. */
function fill(markup: string, values: Record<string, string>): string {
  return markup.replace(/\{\{(\w+)\}\}/g, (token, name) => escapeHtml(values[name] ?? token))
}
