import { labels } from '../content/labels.ts'
import type { LaunchTimeline } from '../content/types.ts'
import styles from './LaunchWeeks.module.css'

/** A week axis with the weeks of the launch marked. The caption says the same in words. */
export function LaunchWeeks({ launch }: { launch: LaunchTimeline }) {
  const { timeline, weeks, caption } = launch
  return (
    <figure className={styles.figure}>
      <div className={styles.axis} aria-hidden="true">
        {Array.from({ length: weeks.to }, (_, index) => index + 1).map((week) => (
          <div key={week} className={styles.week} data-launch={week >= weeks.from || undefined}>
            <span className={styles.unit}>{labels.week}</span>
            <span className={styles.number}>{week}</span>
          </div>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <strong className={styles.timeline}>{timeline}</strong> {caption}
      </figcaption>
    </figure>
  )
}
