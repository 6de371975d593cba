import { createElement, Fragment } from 'react'
import styles from './Prose.module.css'

// "7-10 days": the hyphen of a range is not a place to break a line.
const range = /(\d+-\d+(?: \w+)?)/

/** Running text whose ranges stay in one piece. */
export function Prose({ children }: { children: string }) {
  const [first, ...rest] = children.split(range)
  const parts = rest.map((part, index) =>
    index % 2 === 0 ? createElement('span', { className: styles.range }, part) : part,
  )
  // As separate arguments, the parts need no keys: their places never change.
  return createElement(Fragment, null, first, ...parts)
}

/** A heading that breaks after a full stop or a comma before it breaks elsewhere. */
export function Headline({ children }: { children: string }) {
  const [first, ...rest] = children.split(/(?<=[.,!]) /)
  if (rest.length === 0) return first
  const phrases = [first, ...rest].flatMap((phrase) => [
    createElement('span', { className: styles.phrase }, phrase),
    ' ',
  ])
  return createElement(Fragment, null, ...phrases.slice(0, -1))
}
