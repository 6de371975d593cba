import { createElement, Fragment } from 'react'
import { site } from '../site.ts'

const email = site.email.replace(/\W/g, '\\$&')
const special = new RegExp(`(${email}|\\d+-\\d+)`)

/** Running text. A range such as "1-2" stays on one line, and the email address becomes a link. */
export function Prose({ children }: { children: string }) {
  // React children that are passed as separate arguments need no keys.
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
  if (text === site.email) return <a href={`mailto:${site.email}`}>{site.email}</a>
  // Chromium would break the line after the hyphen.
  return <span className="range">{text}</span>
}
