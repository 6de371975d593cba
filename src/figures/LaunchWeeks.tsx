import type { LaunchTimeline, Point } from '../content/types.ts'
import { Prose } from '../ui/Prose.tsx'
import styles from './LaunchWeeks.module.css'

interface LaunchWeeksProps {
  launch: LaunchTimeline
  /** What saves time, one for each week before the launch and one for the launch itself. */
  points: readonly Point[]
}

/** A wall planner of the weeks up to the launch. Screen readers get its numbers from the caption. */
export function LaunchWeeks({ launch, points }: LaunchWeeksProps) {
  const { timeline, weeks, caption } = launch
  const isLaunch = (index: number) => index + 1 === weeks.from
  return (
    <figure className="stack">
      <ul className={styles.weeks}>
        {points.map(({ title, description }, index) => (
          <li
            key={title}
            className={`${styles.week} ${isLaunch(index) ? `red ${styles.launch}` : ''}`}
          >
            <p className={styles.number} aria-hidden="true">
              {isLaunch(index) ? `${weeks.from}-${weeks.to}` : index + 1}
            </p>
            <div className={`stack ${styles.words}`}>
              <h3>{title}</h3>
              <Prose>{description}</Prose>
            </div>
          </li>
        ))}
      </ul>
      <figcaption className="lede">
        <strong>{timeline}</strong> {caption}
      </figcaption>
    </figure>
  )
}
