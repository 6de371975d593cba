import { escapeHtml } from './escape-html.ts'
import type { UnsentInquiry } from './inquiry-store.ts'

const heading = 'A visitor has requested a landed quote'

// Only tables and style attributes are used: Gmail removes <style> from replies, and Outlook
// renders with Word. No colours are set, so that each email client's dark mode can choose them.
const font = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5'
const sheet = `max-width:600px;margin:0 auto;padding:12px;${font}`
const label =
  'padding:10px 16px 10px 0;vertical-align:top;text-align:left;font-weight:normal;border-bottom:1px solid;white-space:nowrap'
const value =
  'padding:10px 0;vertical-align:top;border-bottom:1px solid;overflow-wrap:anywhere;word-break:break-word'
const button =
  'display:inline-block;padding:12px 20px;border:2px solid;border-radius:3px;font-weight:bold;text-decoration:none'

/** Renders the email as HTML. Escapes every value, and links only to the validated address. */
export function staffEmailHtml(
  { email, product }: UnsentInquiry,
  next: string,
  facts: [label: string, value: string][],
): string {
  const address = escapeHtml(encodeURIComponent(email).replace('%40', '@'))
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${heading}</title></head><body><div style="${sheet}">`,
    `<h1 style="font-size:22px;line-height:1.2">${heading}</h1>`,
    `<p>${escapeHtml(next)}</p>`,
    `<p><a style="${button}" href="mailto:${address}">Reply to the visitor</a></p>`,
    '<h2 style="font-size:16px">The product</h2>',
    `<blockquote style="margin:0;padding:0 16px;border-left:4px solid">${inHtml(product)}</blockquote>`,
    '<h2 style="font-size:16px">The visitor</h2>',
    `<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;${font}">`,
    ...facts.map(
      ([name, text]) =>
        `<tr><th scope="row" style="${label}">${name}</th><td style="${value}">${inHtml(text)}</td></tr>`,
    ),
    '</table></div></body></html>',
  ].join('\n')
}

/** `<bdi>` keeps right-to-left text and direction overrides from reordering surrounding text. */
function inHtml(text: string): string {
  return `<bdi>${escapeHtml(text).replaceAll('\n', '<br>')}</bdi>`
}
