import { startPlan } from '../content/start-plan.ts'
import styles from './Results.module.css'
import type { DatedPlan } from './rules/plan.ts'
import type { StageDays } from './rules/plan-stages.ts'

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
  const isLate = spareDays < 0
  const gapDays = Math.abs(spareDays)
  return (
    <svg className={styles.bar} aria-hidden="true">
      {stageNames.map((stage) => (
        <rect
          key={stage}
          className={styles.part}
          data-part={stage}
          x={`${percentOf(shownDays - days + daysUntil(stage, stages))}%`}
          width={`${percentOf(stages[stage])}%`}
          height="100%"
        />
      ))}
      {gapDays > 0 && (
        <Gap
          percent={percentOf(Math.min(gapDays, shownDays))}
          isLate={isLate}
          text={isLate ? drawing.late(gapDays) : drawing.spare(gapDays)}
        />
      )}
    </svg>
  )
}

/** Returns how many days after the request the stage begins. */
function daysUntil(
  stage: (typeof stageNames)[number],
  stages: StageDays,
): number {
  const earlier = stageNames.slice(0, stageNames.indexOf(stage))
  return earlier.reduce((days, name) => days + stages[name], 0)
}

/** On a phone, the words in the gap need this part of the bar. */
const leastPercentForText = 42

/** A gap at the start of the bar. */
function Gap(props: { percent: number; isLate: boolean; text: string }) {
  const { percent, isLate, text } = props
  return (
    <>
      <rect
        className={isLate ? styles.gap : styles.spare}
        width={`${percent}%`}
        height="100%"
      />
      {percent > leastPercentForText && (
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
