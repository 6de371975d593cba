import { createElement, Fragment } from 'react'
import { labels } from '../content/labels.ts'
import { site } from '../site.ts'

const email = site.email.replace(/\W/g, '\\$&')
const references = new Map<string, string>(Object.entries(labels.references))
const number = '\\d+(?:[.,]\\d+)*'
// A range, such as "1-2", or a number with its unit must not be split between two lines.
const inseparable = `${number}-${number}|${number} (?:kg|lb|cm|mm|in)\\b`
const special = new RegExp(
  `(${[email, inseparable, ...references.keys()].join('|')})`,
)

/** Turns the email address, and any heading listed in `labels.references`, into links. */
export function Prose({ children }: { children: string }) {
  // Pass the parts as separate arguments. If they were in an array, React would require keys.
  return createElement(Fragment, null, ...children.split(special).map(part))
}

interface ParagraphProps {
  className?: string | undefined
  children: string
}

export function Paragraph({ className, children }: ParagraphProps) {
  return (
    <p className={className}>
      <Prose>{children}</Prose>
    </p>
  )
}

function part(text: string, index: number) {
  // `split` puts the matches of the pattern at odd indexes.
  if (index % 2 === 0) return text
  const href = text === site.email ? `mailto:${text}` : references.get(text)
  if (href) return <a href={href}>{text}</a>
  return <span className="range">{text}</span>
}
