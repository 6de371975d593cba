import { startPlan } from '../content/start-plan.ts'
import styles from './Results.module.css'
import type { DatedPlan, StageDays } from './rules/plan.ts'

const { drawing } = startPlan

const stageNames = ['search', 'sample', 'production', 'freight'] as const

/**
 * The stages of the plan in proportion, up to the date by which the goods have to be in stock. Before
 * them are the days to spare. If the date can't be met, a gap covers the days that have passed. The
 * lines below have the same content as text.
 */
export function PlanDrawing({ dated }: { dated: DatedPlan }) {
  const { stages, days, spareDays } = dated
  const shownDays = days + Math.max(0, spareDays)
  const percentOf = (part: number) => (100 * part) / shownDays
  return (
    <svg className={styles.bar} aria-hidden="true">
      {startsOf(stages).map(([stage, start, length]) => (
        <rect
          key={stage}
          className={styles.part}
          data-part={stage}
          x={`${percentOf(shownDays - days + start)}%`}
          width={`${percentOf(length)}%`}
          height="100%"
        />
      ))}
      {spareDays !== 0 && (
        <Gap
          percent={percentOf(Math.min(Math.abs(spareDays), shownDays))}
          isLate={spareDays < 0}
          text={
            spareDays < 0 ? drawing.late(-spareDays) : drawing.spare(spareDays)
          }
        />
      )}
    </svg>
  )
}

/** Returns the name of each stage, after how many days it begins, and its days. */
function startsOf(stages: StageDays): [string, number, number][] {
  let start = 0
  return stageNames.map((stage) => {
    const begins = start
    start += stages[stage]
    return [stage, begins, stages[stage]]
  })
}

/** A gap at the start of the bar. On a phone, its words need about a third of the bar. */
function Gap(props: { percent: number; isLate: boolean; text: string }) {
  const { percent, isLate, text } = props
  return (
    <>
      <rect
        className={isLate ? styles.gap : styles.spare}
        width={`${percent}%`}
        height="100%"
      />
      {percent > 42 && (
        <text
          x={`${percent / 2}%`}
          y="50%"
          data-spare={isLate ? undefined : ''}
        >
          {text}
        </text>
      )}
    </>
  )
}
