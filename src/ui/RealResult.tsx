import type { Testimonial } from '../content/types.ts'
import styles from './RealResult.module.css'

/** A case told by its result: the weeks torn off one calendar leaf after another, then the story. */
export function RealResult({ testimonial }: { testimonial: Testimonial }) {
  const { attribution, result, story, weeks } = testimonial
  return (
    <article className={styles.case}>
      <div className={styles.leaves} aria-hidden="true">
        {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => (
          <div key={week} className={styles.leaf}>
            <span className={styles.week}>WK {week}</span>
            <svg className={styles.tick} viewBox="0 0 48 40" aria-hidden="true">
              <path d="M5 22l13 13L43 5" />
            </svg>
          </div>
        ))}
      </div>
      <h3 className={styles.result}>{result}</h3>
      <div className={styles.words}>
        <p className="label">{attribution}</p>
        <p className="soft">{story}</p>
      </div>
    </article>
  )
}
