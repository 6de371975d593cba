import { createElement, type HTMLAttributes } from 'react'
import styles from './Prose.module.css'

interface TextProps extends HTMLAttributes<HTMLElement> {
  /** What it is, if not a paragraph. */
  as?: 'h1' | 'h2' | 'h3' | 'li'
  children: string
}

// "7-10 days": the hyphen of a range is not a place to break a line.
const range = /(\d+-\d+(?: \w+)?)/

/** Running text whose ranges stay in one piece. */
export function Prose({ as, children, ...attributes }: TextProps) {
  const parts = children
    .split(range)
    .map((part, index) =>
      index % 2 === 1 ? createElement('span', { className: styles.range }, part) : part,
    )
  // As separate arguments, the parts need no keys: their places never change.
  return createElement(as ?? 'p', attributes, ...parts)
}

/** A heading that breaks after a full stop or a comma before it breaks elsewhere. */
export function Headline({ as, children, ...attributes }: TextProps) {
  const phrases = children
    .split(/(?<=[.,!]) /)
    .flatMap((phrase) => [createElement('span', { className: styles.phrase }, phrase), ' '])
    .slice(0, -1)
  return createElement(as ?? 'p', attributes, ...(phrases.length > 1 ? phrases : [children]))
}
