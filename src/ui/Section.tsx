import { type ReactNode, useId } from 'react'
import type { SectionIntro } from '../content/types.ts'
import { Paragraph, Prose } from './Prose.tsx'
import styles from './Section.module.css'

interface SectionProps extends SectionIntro {
  /** The ground: `paper` as the page, `kraft` a shade off it, `board` cardboard, `sea` dark, `accent` the accent. */
  tone?: 'paper' | 'kraft' | 'board' | 'sea' | 'accent'
  /** `caption` sets the heading small, above content in larger type. */
  scale?: 'caption'
  /** `beside`: on wide screens all but the last child is on the left of it, under the heading. */
  head?: 'beside'
  children: ReactNode
}

/** A band of the page under a second-level heading. */
export function Section(props: SectionProps) {
  const { heading, lede, tone = 'paper', scale, head, children } = props
  const id = useId()
  return (
    <section
      className={`${styles.section} ${tone} ${scale ? styles[scale] : ''} ${head ? styles[head] : ''}`}
      aria-labelledby={id}
    >
      <div className="spread">
        <div className="stack">
          <h2 id={id}>
            <Prose>{heading}</Prose>
          </h2>
          {lede && <Paragraph className="lede">{lede}</Paragraph>}
        </div>
        {children}
      </div>
    </section>
  )
}
