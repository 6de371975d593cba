import { escapeHtml } from './escape-html.ts'

export interface EmailParts {
  /** The next step for staff. */
  next: string
  replyTo: string
  product: string
  facts: readonly (readonly [label: string, value: string])[]
}

const heading = 'A visitor asks for a landed quote'

/** The brand's colours. Email clients support neither oklch() nor custom properties. */
const colours = {
  page: '#f4efe4',
  sheet: '#ffffff',
  quote: '#f9f6ef',
  ink: '#172033',
  soft: '#4d5666',
  rule: '#d9d2c3',
  accent: '#c12b09',
  onAccent: '#ffffff',
}
const { accent, ink, rule } = colours

// Only tables and style attributes are used: Gmail removes <style> from replies, and Outlook
// renders with Word. Each background is set together with its text colour, because an email
// client's dark mode may change both.
const page = `margin:0;padding:24px 12px;background:${colours.page};color:${ink}`
const font = 'font-family:Arial,Helvetica,sans-serif'
const sheet = `max-width:600px;margin:0 auto;padding:24px;background:${colours.sheet};color:${ink};border:1px solid ${ink};${font};font-size:16px;line-height:1.5`
const label = `padding:10px 16px 10px 0;vertical-align:top;text-align:left;font-weight:normal;color:${colours.soft};border-bottom:1px solid ${rule};white-space:nowrap`
const value = `padding:10px 0;vertical-align:top;border-bottom:1px solid ${rule};overflow-wrap:anywhere;word-break:break-word`
const button = `display:inline-block;padding:12px 20px;background:${accent};color:${colours.onAccent};font-weight:bold;text-decoration:none;border-radius:3px`

/** Renders the email as HTML. Escapes every value, and links only to the validated address. */
export function staffEmailHtml({ next, replyTo, product, facts }: EmailParts): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${heading}</title></head><body style="${page}"><div style="${sheet}">`,
    `<h1 style="margin:0 0 16px;padding:0 0 16px;border-bottom:3px solid ${ink};font-size:22px;line-height:1.2">${heading}</h1>`,
    `<p style="margin:0 0 16px">${escapeHtml(next)}</p>`,
    `<p style="margin:0 0 24px"><a style="${button}" href="mailto:${escapeHtml(encodeURIComponent(replyTo).replace('%40', '@'))}">Reply to the visitor</a></p>`,
    '<h2 style="margin:0 0 8px;font-size:16px">The product</h2>',
    `<blockquote style="margin:0 0 24px;padding:12px 16px;background:${colours.quote};color:${ink};border-left:4px solid ${accent}">${inHtml(product)}</blockquote>`,
    '<h2 style="margin:0 0 8px;font-size:16px">The visitor</h2>',
    `<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;${font};font-size:15px">`,
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
