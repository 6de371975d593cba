import { type ReactNode, useId } from 'react'
import type { SectionIntro } from '../content/types.ts'
import { Headline, Prose } from './Prose.tsx'
import styles from './Section.module.css'

interface SectionProps extends SectionIntro {
  /** `paper` is the page itself, `kraft` and `board` are bands on it, `sea` is the strong ground, `red` the loud one. */
  tone?: 'paper' | 'kraft' | 'board' | 'sea' | 'red'
  /**
   * A `statement` is set as large as the page's own heading: one a page. A `caption` stands small
   * over content that is the statement itself.
   */
  scale?: 'statement' | 'caption'
  /** Where the words stand where there is room, if not over the content. */
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
          <Headline as="h2" id={id}>
            {heading}
          </Headline>
          {lede && <Prose className="lede">{lede}</Prose>}
        </div>
        {children}
      </div>
    </section>
  )
}
