import type { Testimonial } from '../content/types.ts'
import styles from './RealResult.module.css'

/** A case told by its result: the weeks before it torn off a calendar that shows the last, and the story. */
export function RealResult({ testimonial }: { testimonial: Testimonial }) {
  const { attribution, result, story, weeks } = testimonial
  return (
    <article className={`fold ${styles.case}`}>
      <h3 className={styles.result}>{result}</h3>
      <svg className={styles.calendar} viewBox="0 0 560 330" aria-hidden="true">
        {Array.from({ length: weeks - 1 }, (_, index) => index + 1).map((week) => (
          <g
            key={week}
            className={styles.leaf}
            transform={`translate(${week * 68 - 60} ${week % 2 ? 96 : 150}) rotate(${week * 9 - 25})`}
          >
            <path d="M0 8 12 0 24 8 36 0 48 8 60 0 72 8 84 0 96 8V124H0z" />
            <text x="48" y="94">
              {week}
            </text>
          </g>
        ))}
        <g className={styles.pad}>
          <path className={styles.top} d="M318 42 346 14H546L518 42z" />
          <path className={styles.pages} d="M518 42 546 14V294L518 322z" />
          <path className={styles.edges} d="M525 40V315M532 33V308M539 26V301" />
          <path className={styles.front} d="M318 42H518V322H318z" />
          <path className={styles.binding} d="M318 42H518V84H318z" />
          <path className={styles.rings} d="M358 28V62M418 28V62M478 28V62" />
          <text className={styles.last} x="418" y="284">
            {weeks}
          </text>
        </g>
      </svg>
      <div className={styles.words}>
        <p className={styles.attribution}>{attribution}</p>
        <p>{story}</p>
      </div>
    </article>
  )
}
