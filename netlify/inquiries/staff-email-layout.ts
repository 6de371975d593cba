import { escapeHtml } from '../../src/escape-html.ts'

export interface LabelValue {
  label: string
  value: string
}

/** One inquiry in a staff email. */
export interface EmailSection {
  title: string
  replyTo?: { address: string; subject: string }
  notes: string[]
  /** Long entries, which keep their line breaks. */
  texts?: LabelValue[]
  facts: LabelValue[]
}

export function emailText(
  heading: string,
  notes: string[],
  sections: EmailSection[],
): string {
  const paragraphs = [heading, ...notes]
  for (const section of sections) {
    paragraphs.push(section.title, ...section.notes)
    for (const { label, value } of section.texts ?? []) {
      paragraphs.push(`${label}\n${quoteLines(value)}`)
    }
    // A fact's first line follows its label, so only the other lines need a mark.
    const facts = section.facts.map(
      ({ label, value }) => `${label}: ${value.replaceAll('\n', '\n| ')}`,
    )
    paragraphs.push(facts.join('\n'))
  }
  return paragraphs.join('\n\n')
}

// Shared inboxes take lines like `From: Ann` or `On Monday, Ann wrote:` for the beginning of a quoted
// email, and cut everything off from there. This invisible character prevents that.
const wordJoiner = '\u2060'

/**
 * Begins each line with `| `, so that a visitor's line can't pass for one of ours, such as a heading
 * or a deadline.
 */
function quoteLines(text: string): string {
  const lines = text.split('\n').map((line) => `| ${hideIntroduction(line)}`)
  return lines.join('\n')
}

/**
 * Keeps shared inboxes from taking a line for the introduction of a quoted email. Such a line has a
 * comma or ends with a colon, and has a short word with a capital in most languages: On, Le, Am, Den.
 * This word begins the introduction, but not always the line, so an invisible character follows each
 * word of this kind.
 */
function hideIntroduction(line: string): string {
  const mayIntroduceQuotation = line.includes(',') || line.endsWith(':')
  if (!mayIntroduceQuotation) return line
  const shortWord = /(?<!\p{L})\p{Lu}\p{Ll}{0,3}(?= )/gu
  return line.replace(shortWord, (word) => word + wordJoiner)
}

// Gmail removes <style> from replies, so styles are in attributes. They set no colours, so that the
// email program can choose colours in dark mode. Long links can break anywhere, so that the email
// fits on a phone screen. A run of joined emoji can't break, so `overflow` lets the reader scroll.
const sheetStyle = [
  'max-width:600px',
  'margin:0 auto',
  'padding:12px',
  'overflow-x:auto',
  'overflow-wrap:anywhere',
  'word-break:break-word',
  'font-family:Arial,Helvetica,sans-serif',
  'font-size:16px',
  'line-height:1.5',
].join(';')

const buttonStyle = [
  'display:inline-block',
  'padding:12px 20px',
  'border:2px solid',
  'border-radius:3px',
  'font-weight:bold',
  'text-decoration:none',
].join(';')

// Shared inboxes cut a <blockquote> off as the quoted part of a reply (quentez/talonjs#6), so the
// visitor's text is a <div>. `pre-wrap` keeps the tabs between the columns of a spreadsheet.
const entryStyle =
  'padding:0 16px;border-left:4px solid;white-space:pre-wrap;tab-size:8'

const titleStyle =
  'margin:24px 0 0;padding-top:16px;border-top:1px solid;font-size:18px'

export function emailHtml(
  heading: string,
  notes: string[],
  sections: EmailSection[],
): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${heading}</title></head>`,
    `<body style="margin:0"><div style="${sheetStyle}">`,
    `<h1 style="font-size:22px;line-height:1.2">${heading}</h1>`,
    ...notes.map(paragraph),
    ...sections.map(sectionHtml),
    '</div></body></html>',
  ].join('\n')
}

function sectionHtml(section: EmailSection): string {
  const { title, replyTo, notes, texts = [], facts } = section
  const elements = [`<h2 style="${titleStyle}">${linesHtml(title)}</h2>`]
  elements.push(...notes.map(paragraph))
  if (replyTo) {
    const href = mailto(replyTo)
    elements.push(
      `<p><a style="${buttonStyle}" href="${href}">Reply to the visitor</a></p>`,
    )
  }
  for (const { label, value } of texts) {
    elements.push(paragraph(label))
    elements.push(`<div style="${entryStyle}">${linesHtml(value)}</div>`)
  }
  const shownFacts = facts.map(
    ({ label, value }) => `${escapeHtml(label)}: <b>${linesHtml(value)}</b>`,
  )
  elements.push(`<p>${shownFacts.join('<br>')}</p>`)
  return elements.join('\n')
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

/** Returns a `mailto:` link, escaped for an HTML attribute. */
function mailto({ address, subject }: { address: string; subject: string }) {
  const recipient = encodeURIComponent(address).replace('%40', '@')
  return escapeHtml(
    `mailto:${recipient}?subject=${encodeURIComponent(subject)}`,
  )
}

/**
 * Writes a visitor's lines as HTML. `<bdi>` keeps right-to-left text from reordering other text. Word
 * joiners keep shared inboxes from taking a line for the beginning of a quoted email.
 */
function linesHtml(text: string): string {
  // HTML would collapse several spaces to one, so no-break spaces keep columns aligned.
  const spaceBeforeSpace = / (?= )|^ /gm
  const aligned = escapeHtml(text).replace(spaceBeforeSpace, '\u00a0')
  const lines = aligned.split('\n')
  return lines.map((line) => `<bdi>${wordJoiner}${line}</bdi>`).join('<br>')
}
