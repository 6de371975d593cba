import type { LaunchTimeline } from '../content/types.ts'
import styles from './LaunchWeeks.module.css'

/** The weeks up to the launch, with those of the launch marked. The caption says the same in words. */
export function LaunchWeeks({ launch }: { launch: LaunchTimeline }) {
  const { timeline, weeks, caption } = launch
  return (
    <figure className="stack">
      <div className={styles.axis} aria-hidden="true">
        {Array.from({ length: weeks.to }, (_, index) => index + 1).map((week) => (
          <span key={week} data-launch={week >= weeks.from || undefined}>
            {week}
          </span>
        ))}
      </div>
      <figcaption className="lede">
        <strong>{timeline}</strong> {caption}
      </figcaption>
    </figure>
  )
}
