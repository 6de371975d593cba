import { createElement, type HTMLAttributes } from 'react'
import styles from './Prose.module.css'

interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element, if not `p`. */
  as?: 'h1' | 'h2' | 'h3' | 'li'
  children: string
}

// "7-10 days", "24 hours": browsers break lines after the hyphen or the number.
const range = /(\d+-\d+(?: \w+)?|\d+ hours)/

/** Running text without line breaks inside ranges. */
export function Prose({ as, children, ...attributes }: TextProps) {
  const parts = children
    .split(range)
    .map((part, index) =>
      index % 2 === 1 ? createElement('span', { className: styles.range }, part) : part,
    )
  // Children passed as separate arguments need no keys.
  return createElement(as ?? 'p', attributes, ...parts)
}

/** A heading that prefers line breaks after `.`, `,` and `!`. */
export function Headline({ as, children, ...attributes }: TextProps) {
  const phrases = children
    .split(/(?<=[.,!]) /)
    .flatMap((phrase) => [createElement('span', { className: styles.phrase }, phrase), ' '])
    .slice(0, -1)
  return createElement(as ?? 'p', attributes, ...(phrases.length > 1 ? phrases : [children]))
}
