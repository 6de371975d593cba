import { escapeHtml } from '../../src/escape-html.ts'

const heading = 'A visitor has requested a landed quote'

// Gmail removes <style> from replies, so styles are in attributes. They set no colours, so that the
// email program can choose colours in dark mode. Long links can break anywhere, so that the email
// fits on a phone screen. A run of joined emoji can't break, so `overflow` lets the reader scroll.
const sheet =
  'max-width:600px;margin:0 auto;padding:12px;overflow-x:auto;overflow-wrap:anywhere;word-break:break-word;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5'
const button =
  'display:inline-block;padding:12px 20px;border:2px solid;border-radius:3px;font-weight:bold;text-decoration:none'
const grid =
  'width:100%;table-layout:fixed;border-collapse:collapse;font:inherit'
const cell = '<td style="padding:0 8px 0 0;vertical-align:top">'

export function staffEmailHtml(
  { email, product }: { email: string; product: string },
  next: string,
  facts: [label: string, value: string][],
): string {
  const address = escapeHtml(encodeURIComponent(email).replace('%40', '@'))
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${heading}</title></head><body style="margin:0"><div style="${sheet}">`,
    `<h1 style="font-size:22px;line-height:1.2">${heading}</h1>`,
    `<p>${escapeHtml(next)}</p>`,
    `<p><a style="${button}" href="mailto:${address}">Reply to the visitor</a></p>`,
    '<h2 style="font-size:16px">The product</h2>',
    `<blockquote style="margin:0;padding:0 16px;border-left:4px solid">${productHtml(product)}</blockquote>`,
    '<h2 style="font-size:16px">The visitor</h2>',
    ...facts.map(([name, text]) => `<p>${name}<br><b>${inHtml(text)}</b></p>`),
    '</div></body></html>',
  ].join('\n')
}

// Lines copied from a spreadsheet contain tabs. They become a table, which scrolls sideways on a phone
// if it has more than six columns.
const linesWithTabs = /((?:^[^\t\n]*(?:\t[^\t\n]*)+(?:\n|$))+)/m

function productHtml(product: string): string {
  // `split` also returns what the group matched, so every second part contains tabs.
  const parts = product.split(linesWithTabs)
  return parts
    .map((part, index) => (index % 2 ? tableHtml(part) : inHtml(part)))
    .join('\n')
}

function tableHtml(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n')
  const rows = lines.map((line) => line.split('\t').map(inHtml))
  const columns = Math.max(...rows.map(({ length }) => length))
  const width = columns > 6 ? columns * 72 : 0
  const body = rows.map(
    (cells) => `<tr>${cell}${cells.join(`</td>${cell}`)}</td></tr>`,
  )
  return `<table role="presentation" style="${grid};min-width:${width}px">${body.join('')}</table>`
}

/**
 * No-break spaces keep columns aligned. `<bdi>` keeps right-to-left text from reordering other
 * text.
 */
function inHtml(text: string): string {
  const spaced = escapeHtml(text).replace(/ (?= )|^ /gm, '\u00a0')
  return `<bdi>${spaced.replaceAll('\n', '</bdi><br><bdi>')}</bdi>`
}
