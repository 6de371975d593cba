import { escapeHtml } from '../../netlify/inquiries/escape-html.ts'

type Rows = readonly object[] | undefined

/**
 * The page `/_local`: stored inquiries and the mails that staff would get, newest first. Rows are
 * undefined where a service of the developer's own has them.
 */
export function renderLocalPage(inquiries: Rows, mails: Rows): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Harbourline on this machine</title>
<style>${style}</style>
<main>
<h1>Harbourline on this machine</h1>
<p>What this copy of the site has stored and would have mailed.</p>
${section('Inquiries', 'inquiries.json', inquiries)}
${section('Mails', 'outbox.json', mails)}
</main>
</html>
`
}

function section(title: string, json: string, rows: Rows): string {
  const heading = `<h2>${title} <a href="/_local/${json}">${json}</a></h2>`
  if (!rows) return `${heading}\n<p>In a service of your own.</p>`
  if (rows.length === 0) return `${heading}\n<p>None yet.</p>`
  return [heading, ...rows.toReversed().map(fields)].join('\n')
}

function fields(row: object): string {
  const pairs = Object.entries(row).map(([name, value]) => {
    const text = value instanceof Date ? value.toISOString() : String(value ?? '–')
    return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`
  })
  return `<dl>${pairs.join('')}</dl>`
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .125rem 1rem; padding: 1rem; border: 1px solid gray; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`
