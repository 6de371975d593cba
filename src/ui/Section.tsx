import { type ReactNode, useId } from 'react'
import type { SectionIntro } from '../content/types.ts'
import { Prose } from './Prose.tsx'
import styles from './Section.module.css'

interface SectionProps extends SectionIntro {
  /** `paper` is the page itself, `kraft` the alternate band. */
  tone?: 'paper' | 'kraft'
  /** `split` puts the heading in a column of its own on wide screens. */
  layout?: 'stacked' | 'split'
  children: ReactNode
}

/** A band of the page under a second-level heading. */
export function Section(props: SectionProps) {
  const { heading, lede, tone = 'paper', layout = 'stacked', children } = props
  const id = useId()
  return (
    <section className={styles.section} data-tone={tone} data-layout={layout} aria-labelledby={id}>
      <div className="spread">
        <div className={styles.intro}>
          <h2 id={id}>{heading}</h2>
          {lede && (
            <p className="lede">
              <Prose>{lede}</Prose>
            </p>
          )}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
