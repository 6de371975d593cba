import { contact } from '../content/contact.ts'
import { inquiryForm } from '../content/inquiry-form.ts'
import { escapeHtml } from '../escape-html.ts'
import { site } from '../site.ts'
import tokens from '../styles/tokens.css?raw'
import { fields } from './fields.ts'
import { honeypot } from './limits.ts'

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
  detail?: string
  errors?: { pointer: string; detail: string }[]
  stored?: false
}

/**
 * Returns the page that a browser without JavaScript shows if the function refuses an inquiry.
 * @param values the entries, which may be of any type; empty if the request could not be read.
 */
export function refusedPage(
  values: Record<string, unknown>,
  problem: Refusal,
): string {
  const { problem: words, failures } = inquiryForm
  const { detail = failures.notSubmitted, errors = [], status } = problem
  const mayHaveArrived = status >= 500 && problem.stored !== false
  const errorOf = (name: string) =>
    errors.find(({ pointer }) => pointer === `/${name}`)?.detail
  const links = errors.map(({ pointer, detail }) => {
    return `<li><a href="#${pointer.slice(1)}">${escapeHtml(detail)}</a></li>`
  })
  const email = escapeHtml(site.email)
  const failure = [
    detail,
    ...(mayHaveArrived ? [words.mayHaveArrived] : []),
    `${Object.keys(values).length > 0 ? words.kept : ''} ${words.byMail}`,
  ].map(
    (text) =>
      `<p>${escapeHtml(text).replace(email, '<a href="mailto:$&">$&</a>')}</p>`,
  )

  const rows = fields.map(
    ({ name, label, hint = '', required, multiline, input }) => {
      const error = errorOf(name)
      const value = escapeHtml(
        typeof values[name] === 'string' ? values[name] : '',
      )
      const described = [hint && `${name}-hint`, error && `${name}-error`]
        .filter(Boolean)
        .join(' ')
      const attributes = [
        attributesOf({ id: name, name, dir: 'auto', ...input }),
        required ? ' required' : '',
        error ? ' aria-invalid="true"' : '',
        described ? ` aria-describedby="${described}"` : '',
      ].join('')
      return `<label for="${name}">${escapeHtml(label)}</label> ${required ? '' : inquiryForm.optional}
${hint && `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>`}
${error ? `<p class="error" id="${name}-error">${escapeHtml(`${words.prefix} ${error}`)}</p>` : ''}
${multiline ? `<textarea rows="6"${attributes}>\n${value}</textarea>` : `<input${attributes} value="${value}">`}`
    },
  )

  const { text, link } = contact.form.privacy
  return `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(`${words.prefix} ${contact.head.title} | ${site.name}`)}</title>
<link rel="icon" href="/favicon.svg"><style>${refusedPageStyle}</style></head>
<body><header><a href="/">${escapeHtml(site.name)}</a></header><main>
<h1>${escapeHtml(contact.hero.heading)}</h1>
<section aria-labelledby="problem" tabindex="-1" autofocus><h2 id="problem">${escapeHtml(words.heading)}</h2>
${errors.length > 0 ? `<ul>${links.join('')}</ul>` : failure.join('')}</section>
<form method="post" action="/api/inquiries">${rows.join('\n')}
<div hidden><label for="${honeypot.id}">${inquiryForm.honeypot}</label><input${attributesOf(honeypot)} tabindex="-1" autocomplete="off"></div>
<button type="submit">${escapeHtml(inquiryForm.send)}</button>
<p class="note">${escapeHtml(text)} <a href="${link.href}">${escapeHtml(link.label)}</a></p>
</form></main></body></html>`
}

function attributesOf(attributes: object): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name.toLowerCase()}="${value}"`)
    .join('')
}
