import { escapeHtml } from '../inquiries/escape-html.ts'
import type { Mail } from './resend/mailbox.ts'

/** What a table or a mailbox holds, or the sentence that says why it cannot be shown. */
export type Shown<T> = readonly T[] | { unavailable: string }

type Row = Record<string, unknown>

/** The page `/_local`: stored inquiries and the mails that staff would get, newest first. */
export function renderLocalPage(inquiries: Shown<Row>, mails: Shown<Mail>): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Harbourline on this machine</title>
<style>${style}</style>
<main>
<h1>Harbourline on this machine</h1>
<p>What this copy of the site has stored and would have mailed. <code>npm run reset</code> empties it.</p>
<form method="post" action="/_local/sweep"><button>Sweep now: send what waits, delete what is too old</button></form>
${section('Inquiries', 'inquiries.json', inquiries, fields)}
${section('Mails', 'outbox.json', mails, renderMail)}
</main>
</html>
`
}

function section<T>(title: string, json: string, shown: Shown<T>, render: (item: T) => string) {
  const heading = `<h2>${title} <a href="/_local/${json}">${json}</a></h2>`
  if ('unavailable' in shown) return `${heading}\n<p>${escapeHtml(shown.unavailable)}</p>`
  if (shown.length === 0) return `${heading}\n<p>None yet.</p>`
  const articles = shown.toReversed().map((item) => `<article>${render(item)}</article>`)
  return `${heading}\n${articles.join('\n')}`
}

function renderMail({ subject, from, to, reply_to, idempotency_key, text, html }: Mail): string {
  const heading = `<h3>${escapeHtml(subject)}</h3>`
  return `${heading}${fields({ from, to, reply_to, idempotency_key })}
<pre>${escapeHtml(text ?? html ?? '')}</pre>`
}

function fields(row: Row): string {
  const pairs = Object.entries(row).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(plainText(value))}</dd>`,
  )
  return `<dl>${pairs.join('')}</dl>`
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --rule: light-dark(#d8d2c4, #3a414c); }
body { margin: 0; background: light-dark(#fbf9f4, #15191f); color: light-dark(#1c232e, #e6e3da); }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--rule); padding-bottom: .25rem; }
h2 a { float: right; font: .875rem/2 ui-monospace, monospace; }
h3 { margin: 0 0 .5rem; font-size: 1rem; overflow-wrap: anywhere; }
a { color: inherit; }
article { margin: 1rem 0; padding: 1rem; border: 1px solid var(--rule); border-radius: 3px; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .125rem 1rem; margin: 0; }
dt { font: .8125rem/1.85 ui-monospace, monospace; opacity: .75; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
pre { margin: 1rem 0 0; padding-top: 1rem; border-top: 1px dashed var(--rule); white-space: pre-wrap; overflow-wrap: anywhere; }
`
