import { escapeHtml } from '../../src/escape-html.ts'

/** One inquiry in a staff email. */
export interface EmailSection {
  title: string
  replyTo?: { address: string; subject: string }
  notes: string[]
  /** Long entries, which keep their line breaks. */
  texts?: [label: string, value: string][]
  facts: [label: string, value: string][]
}

export function emailText(
  heading: string,
  notes: string[],
  sections: EmailSection[],
): string {
  const parts = sections.flatMap(({ title, notes, texts = [], facts }) => [
    title,
    ...notes,
    ...texts.map(([label, value]) => `${label}\n${marked(value)}`),
    facts
      .map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n| ')}`)
      .join('\n'),
  ])
  return [heading, ...notes, ...parts].join('\n\n')
}

// Shared inboxes take lines like `From: Ann` or `On Monday, Ann wrote:` for the beginning of a quoted
// email, and cut everything off from there. This invisible character prevents that.
const wordJoiner = '\u2060'

/** Marks each line, because a visitor's text may contain lines like our headings. */
function marked(text: string): string {
  const lines = text.split('\n').map((line) => {
    // The line before a quotation has a comma or ends with a colon, and begins with a short word in
    // most languages: On, Le, Am, Den.
    const mayIntroduceQuotation = line.includes(',') || line.endsWith(':')
    const shortWord = /(?<!\p{L})\p{Lu}\p{Ll}{0,3}(?= )/gu
    return mayIntroduceQuotation
      ? `| ${line.replace(shortWord, `$&${wordJoiner}`)}`
      : `| ${line}`
  })
  return lines.join('\n')
}

// Gmail removes <style> from replies, so styles are in attributes. They set no colours, so that the
// email program can choose colours in dark mode. Long links can break anywhere, so that the email
// fits on a phone screen. A run of joined emoji can't break, so `overflow` lets the reader scroll.
const sheet = [
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

const button = [
  'display:inline-block',
  'padding:12px 20px',
  'border:2px solid',
  'border-radius:3px',
  'font-weight:bold',
  'text-decoration:none',
].join(';')

// Shared inboxes cut a <blockquote> off as the quoted part of a reply (quentez/talonjs#6), so the
// visitor's text is a <div>. `pre-wrap` keeps the tabs between the columns of a spreadsheet.
const entry =
  'padding:0 16px;border-left:4px solid;white-space:pre-wrap;tab-size:8'

const rule =
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
    `<body style="margin:0"><div style="${sheet}">`,
    `<h1 style="font-size:22px;line-height:1.2">${heading}</h1>`,
    ...notes.map(paragraph),
    ...sections.map(sectionHtml),
    '</div></body></html>',
  ].join('\n')
}

function sectionHtml({
  title,
  replyTo,
  notes,
  texts = [],
  facts,
}: EmailSection): string {
  const reply = replyTo && [
    `<p><a style="${button}" href="${mailto(replyTo)}">Reply to the visitor</a></p>`,
  ]
  const shownTexts = texts.map(
    ([label, value]) =>
      `<p>${escapeHtml(label)}</p>\n<div style="${entry}">${lines(value)}</div>`,
  )
  const shownFacts = facts.map(
    ([label, value]) => `${escapeHtml(label)}: <b>${lines(value)}</b>`,
  )
  return [
    `<h2 style="${rule}">${lines(title)}</h2>`,
    ...notes.map(paragraph),
    ...(reply ?? []),
    ...shownTexts,
    `<p>${shownFacts.join('<br>')}</p>`,
  ].join('\n')
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function mailto({ address, subject }: { address: string; subject: string }) {
  const recipient = encodeURIComponent(address).replace('%40', '@')
  return escapeHtml(
    `mailto:${recipient}?subject=${encodeURIComponent(subject)}`,
  )
}

/**
 * No-break spaces keep columns aligned. `<bdi>` keeps right-to-left text from reordering other
 * text.
 */
function lines(text: string): string {
  const spaced = escapeHtml(text).replace(/ (?= )|^ /gm, '\u00a0')
  const shown = spaced
    .split('\n')
    .map((line) => `<bdi>${wordJoiner}${line}</bdi>`)
  return shown.join('<br>')
}
