import { startPlan } from '../content/start-plan.ts'
import { Answer, Changes } from './Answer.tsx'
import { EntryField, LabelledChoice } from './EntryField.tsx'
import { useEntries } from './entries.ts'
import { PlanDrawing } from './PlanDrawing.tsx'
import styles from './Results.module.css'
import { calendarFile } from './rules/calendar.ts'
import { type Day, dayOf, describeDay } from './rules/dates.ts'
import {
  type Choices,
  changesFor,
  eventsOf,
  newYearWarning,
  noteOf,
  type Plan,
  type PlannedStep,
  planFrom,
  planLines,
  verdictOf,
} from './rules/plan.ts'
import type { FillInProps } from './Worksheet.tsx'
import { WorksheetSheet } from './WorksheetSheet.tsx'

/** Plans an order backwards from the date by which the goods must be in stock. */
export function FillIn({ fragment, takesFocus, close }: FillInProps) {
  const { entries, change, clear } = useEntries('plan', fragment)
  const today = dayOf(new Date())
  const plan = planFrom(entries, today)
  const { choices, dated } = plan
  return (
    <WorksheetSheet
      title={startPlan.title}
      result={dated ? resultOf(plan, today) : ''}
      carry={{
        label: startPlan.carry.label,
        lines: planLines(plan),
        quantity: '',
      }}
      action={dated && <CalendarButton plan={plan} />}
      clear={clear}
      takesFocus={takesFocus}
      close={close}
    >
      <PlanAnswer plan={plan} today={today} />
      <p className={`small soft ${styles.lede}`}>{startPlan.lede}</p>
      <PlanFields
        plan={plan}
        by={entries.by}
        sea={entries.sea}
        change={change}
      />
      <ol>
        {dated?.steps.map((planned) => (
          <StepLine key={planned.step} planned={planned} choices={choices} />
        ))}
      </ol>
    </WorksheetSheet>
  )
}

function resultOf(plan: Plan, today: Day): string {
  const { heading, sentence } = verdictOf(plan, today)
  return [
    `${heading}.`,
    sentence,
    newYearWarning(plan),
    ...changesFor(plan),
  ].join(' ')
}

function PlanAnswer({ plan, today }: { plan: Plan; today: Day }) {
  const { dated } = plan
  const { heading, sentence } = verdictOf(plan, today)
  const warning = newYearWarning(plan)
  const fits = dated !== undefined && dated.spareDays >= 0
  return (
    <Answer
      answer={heading}
      sentence={sentence}
      stamp={dated && startPlan.stamp[fits ? 'fits' : 'late']}
      ink={fits ? 'passed' : undefined}
    >
      {warning && <strong>{warning}</strong>}
      {dated && <PlanDrawing dated={dated} />}
      <Changes heading={startPlan.changes.heading} changes={changesFor(plan)} />
    </Answer>
  )
}

interface PlanFieldsProps {
  plan: Plan
  /** As typed. */
  by: string | undefined
  sea: string | undefined
  change: (entries: Record<string, string>) => void
}

function PlanFields({ plan, by = '', sea = '', change }: PlanFieldsProps) {
  const { have, sample, freight } = plan.choices
  const { seaDays } = plan
  return (
    <div className={styles.choices}>
      <EntryField
        type="date"
        label={startPlan.by}
        value={by}
        onChange={(by) => change({ by })}
        impossible={startPlan.questions.notDate}
        question={plan.by.is === 'unclear' ? plan.by.question : undefined}
      />
      <LabelledChoice
        label={startPlan.known}
        value={have}
        options={startPlan.starts}
        onChange={(have) => change({ have })}
      />
      {have === 'nothing' && (
        <LabelledChoice
          label={startPlan.sample}
          value={sample}
          options={startPlan.samples}
          onChange={(sample) => change({ sample })}
        />
      )}
      <LabelledChoice
        label={startPlan.freight}
        value={freight}
        options={startPlan.freights}
        onChange={(freight) => change({ freight })}
      />
      {freight === 'sea' && (
        <EntryField
          label={startPlan.sea}
          value={sea}
          onChange={(sea) => change({ sea })}
          inputMode="numeric"
          question={seaDays.is === 'unclear' ? seaDays.question : undefined}
          note={startPlan.seaNote}
        />
      )}
    </div>
  )
}

interface StepLineProps {
  planned: PlannedStep
  choices: Choices
}

/** A step, in the colour of the stage that ends with it. */
function StepLine({ planned, choices }: StepLineProps) {
  const { step, day, daysBefore, isTooLate } = planned
  return (
    <li
      className={styles.line}
      data-part={stageBefore[step]}
      data-gap={isTooLate ? '' : undefined}
    >
      <div className="cluster">
        <span className="label">{startPlan.steps[step].name}</span>{' '}
        <strong className={styles.known}>{describeDay(day)}</strong>
      </div>
      <div className="cluster">
        <span className="small soft">{noteOf(step, choices)}</span>{' '}
        {isTooLate ? (
          <strong className={styles.missing}>{startPlan.tooLate}</strong>
        ) : (
          daysBefore > 0 && (
            <span className={styles.known}>
              {startPlan.daysBefore(daysBefore)}
            </span>
          )
        )}
      </div>
    </li>
  )
}

const stageBefore = {
  ask: 'none',
  choose: 'search',
  approve: 'sample',
  ship: 'production',
  stock: 'freight',
} as const

function CalendarButton({ plan }: { plan: Plan }) {
  const save = () => {
    const text = calendarFile(eventsOf(plan), new Date())
    const file = new Blob([text], { type: 'text/calendar;charset=utf-8' })
    const address = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = address
    link.download = startPlan.calendar.file
    link.click()
    // Safari starts the download later, and fails if the address is gone by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
  return (
    <button type="button" className="text-button" onClick={save}>
      {startPlan.calendar.button}
    </button>
  )
}
