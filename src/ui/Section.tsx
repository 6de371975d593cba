import { type ReactNode, useId } from 'react'
import type { SectionIntro } from '../content/types.ts'
import { Paragraph, Prose } from './Prose.tsx'
import styles from './Section.module.css'

interface SectionProps extends SectionIntro {
  /** The section's address on its page, for links such as `/product-sourcing#money`. */
  anchor?: string
  /** The background: `kraft` (slightly different from the page's), `board` or `sea` (dark). */
  tone?: 'kraft' | 'board' | 'sea'
  /** `caption` makes the heading small. The content below it has larger type. */
  scale?: 'caption'
  /** `beside`: on wide screens, the last child is on the right, and the rest is on the left. */
  head?: 'beside'
  children: ReactNode
}

export function Section(props: SectionProps) {
  const { heading, lede, anchor, tone = '', scale, head, children } = props
  const id = useId()
  if (isEmptied(props)) return null
  return (
    <section
      id={anchor}
      className={`${styles.section} ${tone} ${scale ? styles[scale] : ''} ${head ? styles[head] : ''}`}
      aria-labelledby={id}
    >
      <div className="spread">
        <div className="stack">
          <h2 id={id}>{anchor ? heading : <Prose>{heading}</Prose>}</h2>
          {lede && <Paragraph className="lede">{lede}</Paragraph>}
        </div>
        {children}
      </div>
    </section>
  )
}

/** Pages pass a whole content record. If the owner has emptied its lists, nothing is left to show. */
function isEmptied({ children, ...content }: SectionProps): boolean {
  const lists = Object.values<unknown>(content).filter(Array.isArray)
  return lists.length > 0 && lists.every(({ length }) => length === 0)
}
