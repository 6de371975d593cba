import type { LaunchTimeline } from '../../content/types.ts'
import { Prose } from '../../ui/Prose.tsx'
import styles from './LaunchWeeks.module.css'

export function LaunchWeeks({ launch }: { launch: LaunchTimeline }) {
  const { timeline, weeks, caption } = launch
  return (
    <figure className="stack">
      <p className={`numeral bleed ${styles.weeks}`} aria-hidden="true">
        {Array.from({ length: weeks.to }, (_, index) => index + 1).map((week) => (
          <span key={week} className={week < weeks.from ? undefined : 'accent'}>
            {week}
          </span>
        ))}
      </p>
      <figcaption className="lede">
        <strong>
          <Prose>{timeline}</Prose>
        </strong>{' '}
        <Prose>{caption}</Prose>
      </figcaption>
    </figure>
  )
}
