import { contact } from '../content/contact.ts'
import { inquiryForm } from '../content/inquiry-form.ts'
import { escapeHtml } from '../escape-html.ts'
import { headOf } from '../page-head.ts'
import type { Route } from '../routes.ts'
import { site } from '../site.ts'
import tokens from '../styles/tokens.css?raw'
import { type FieldDescription, fields } from './fields.ts'
import { honeypot } from './limits.ts'
import { suggestEmail } from './suggest-email.ts'

const route: Route = { path: '/contact', page: 'contact', noindex: true }

/** The only styles on this page. Its Content Security Policy contains their hash. */
export const refusedPageStyle = `${tokens}
* { box-sizing: border-box; overflow-wrap: anywhere }
body { margin: 0; background: var(--kraft); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif }
header { padding: 1rem max(1rem, 50vw - 22rem); background: var(--sea); font-weight: 750 }
header a { color: var(--on-sea); text-decoration: none; font-size: 1.25rem }
main { max-inline-size: 44rem; margin: 2rem auto; padding: 0 1rem 2rem }
h1 { margin: 0 0 1.5rem; font-size: clamp(2.25rem, 1.3rem + 3.4vw, 3.5rem); line-height: 1.02; letter-spacing: -0.02em }
h2 { margin: 0; line-height: 1.2 }
section, form { padding: clamp(1rem, 4vw, 2rem); background: var(--sheet); border: 2px solid }
section { margin-block-end: 1.5rem; border: 3px solid var(--error) }
label, .error { font-weight: 650 }
.hint, .note { color: var(--ink-soft); font-size: 0.9375rem; margin: 0 }
.error, section a { color: var(--error); margin: 0 }
li a, p a { padding-block: 0.25rem }
a { color: inherit }
input, textarea { display: block; inline-size: 100%; min-block-size: 3rem; margin-block: 0.375rem 1.25rem;
  padding: 0.625rem 0.875rem; border: 1px solid; border-radius: 2px; background: none; color: inherit; font: inherit }
[aria-invalid] { border-color: var(--error); box-shadow: inset 0 0 0 2px var(--error) }
button { min-block-size: 3.25rem; inline-size: 100%; border: 2px solid transparent; border-radius: 3px;
  background: var(--accent); color: var(--on-accent); font: 650 1.1875rem system-ui, sans-serif }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }`

interface Refusal {
  status: number
  detail?: string | undefined
  errors?: FieldProblem[]
  stored?: false
}

interface FieldProblem {
  /** The field's name after a slash, such as `/email`. */
  pointer: string
  detail: string
}

type Values = Record<string, unknown>

const { problem: words, failures } = inquiryForm

/**
 * Returns the page that a browser without JavaScript shows if the function refuses an inquiry.
 * @param values the entries, which may be of any type; empty if the request could not be read.
 */
export function refusedPage(values: Values, problem: Refusal): string {
  const errors = problem.errors ?? []
  const rows = fields.map((field) => {
    const error = errors.find(({ pointer }) => pointer === `/${field.name}`)
    return fieldRow(field, values[field.name], error?.detail)
  })
  const { title, heading } = headOf(route, contact)
  const { text, link } = contact.form.privacy
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${words.prefix} ${title}`)}</title>
<link rel="icon" href="/favicon.svg">
<style>${refusedPageStyle}</style>
</head>
<body>
<header><a href="/">${escapeHtml(site.name)}</a></header>
<main>
<h1>${escapeHtml(heading)}</h1>
<section aria-labelledby="problem" tabindex="-1" autofocus>
<h2 id="problem">${escapeHtml(words.heading)}</h2>
${errors.length > 0 ? errorList(errors) : failureText(values, problem)}
</section>
<form method="post" action="/api/inquiries">
${rows.join('\n')}
<div hidden>
<label for="${honeypot.id}">${inquiryForm.honeypot}</label>
<input${attributesOf(honeypot)} tabindex="-1" autocomplete="off">
</div>
<button type="submit">${escapeHtml(inquiryForm.send)}</button>
<p class="note">${escapeHtml(text)} <a href="${link.href}">${escapeHtml(link.label)}</a></p>
</form>
</main>
</body>
</html>`
}

function errorList(errors: FieldProblem[]): string {
  const links = errors.map(
    ({ pointer, detail }) =>
      `<li><a href="#${pointer.slice(1)}">${escapeHtml(detail)}</a></li>`,
  )
  return `<ul>${links.join('')}</ul>`
}

function failureText(values: Values, problem: Refusal): string {
  const { status, detail, stored } = problem
  const paragraphs = [detail ?? failures.notSubmitted]
  // After these errors, the inquiry may be in the database, unless the function denies it.
  if (status >= 500 && stored !== false) paragraphs.push(words.mayHaveArrived)
  const hasEntries = Object.keys(values).length > 0
  paragraphs.push(hasEntries ? `${words.kept} ${words.byMail}` : words.byMail)
  const email = escapeHtml(site.email)
  const link = `<a href="mailto:${email}">${email}</a>`
  return paragraphs
    .map((text) => `<p>${escapeHtml(text).replaceAll(email, link)}</p>`)
    .join('')
}

function fieldRow(
  field: FieldDescription,
  entry: unknown,
  error?: string,
): string {
  const { name, label, hint, required, multiline, input } = field
  const typed = typeof entry === 'string' ? entry : ''
  const value = escapeHtml(typed)
  const lines = [`<label for="${name}">${escapeHtml(label)}</label>`]
  if (!required) lines.push(inquiryForm.optional)
  const describedBy: string[] = []
  if (hint) {
    describedBy.push(`${name}-hint`)
    lines.push(`<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>`)
  }
  if (error) {
    describedBy.push(`${name}-error`)
    const text = escapeHtml(`${words.prefix} ${error}`)
    lines.push(`<p class="error" id="${name}-error">${text}</p>`)
  }
  // Two letters can look the same, so show the visitor an address that can be copied.
  const suggestion = error && name === 'email' && suggestEmail(typed)
  if (suggestion) {
    describedBy.push(`${name}-suggestion`)
    lines.push(
      `<p class="hint" id="${name}-suggestion">${inquiryForm.didYouMean} <b>${escapeHtml(suggestion)}</b>?</p>`,
    )
  }
  let attributes = attributesOf({ id: name, name, dir: 'auto', ...input })
  if (required) attributes += ' required'
  if (error) attributes += ' aria-invalid="true"'
  if (describedBy.length > 0)
    attributes += ` aria-describedby="${describedBy.join(' ')}"`
  // HTML ignores a line break after `<textarea>`, so the first one isn't part of the entry.
  const control = multiline
    ? `<textarea rows="6"${attributes}>\n${value}</textarea>`
    : `<input${attributes} value="${value}">`
  return [...lines, control].join('\n')
}

function attributesOf(attributes: object): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name.toLowerCase()}="${value}"`)
    .join('')
}
