import { type ReactNode, useId } from 'react'
import type { SectionIntro } from '../content/types.ts'
import { Paragraph, Prose } from './Prose.tsx'
import styles from './Section.module.css'

interface SectionProps {
  /** The heading and lede, in an object of their own, so that no key clashes with another prop. */
  intro: SectionIntro
  /** The number of entries. A section without entries, or without a heading, isn't shown. */
  count: number
  anchor?: string
  tone?: 'kraft' | 'board' | 'sea'
  /** `caption` makes the heading smaller than the content below it. */
  scale?: 'caption'
  /** On wide screens, the last child is on the right, and everything else is on the left. */
  split?: boolean
  children: ReactNode
}

export function Section({
  intro: { heading, lede },
  count,
  anchor,
  tone,
  scale,
  split,
  children,
}: SectionProps) {
  const id = useId()
  if (heading === '' || count === 0) return null
  return (
    <section
      id={anchor}
      className={`${styles.section} ${tone ?? ''} ${scale ? styles[scale] : ''} ${split ? styles.split : ''}`}
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
