import { createElement, Fragment } from 'react'
import { Link } from 'wouter'
import type { LinkedText } from '../content/types.ts'
import { site } from '../site.ts'

const email = site.email.replace(/\W/g, '\\$&')
const number = '\\d+(?:[.,]\\d+)*'
// A range, such as "1-2", or a number with its unit must not be split between two lines.
const inseparable = `${number}-${number}|${number} (?:kg|lb|cm|mm|in)\\b`
const special = new RegExp(`(${[email, inseparable].join('|')})`)

/** Writes the links that the text contains, and turns the email address into a link. */
export function Prose({ children }: { children: LinkedText }) {
  const parts = typeof children === 'string' ? [children] : children
  const elements = parts.flatMap((part) =>
    typeof part === 'string'
      ? part.split(special).map(textElement)
      : createElement(Link, { href: part.href }, part.heading),
  )
  // Pass the parts as separate arguments. If they were in an array, React would require keys.
  return createElement(Fragment, null, ...elements)
}

interface ParagraphProps {
  className?: string | undefined
  children: LinkedText
}

export function Paragraph({ className, children }: ParagraphProps) {
  return (
    <p className={className}>
      <Prose>{children}</Prose>
    </p>
  )
}

function textElement(text: string, index: number) {
  // `split` puts the matches of the pattern at odd indexes.
  if (index % 2 === 0) return text
  if (text === site.email) return <a href={`mailto:${text}`}>{text}</a>
  return <span className="range">{text}</span>
}
