import { startPlan } from '../content/start-plan.ts'
import { Choice, EntryField } from './EntryField.tsx'
import { useEntries } from './entries.ts'
import styles from './Results.module.css'
import { calendarFile } from './rules/calendar.ts'
import { dayOf, describeDay } from './rules/dates.ts'
import {
  changesFor,
  eventsOf,
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
  const { by, start, steps } = plan
  const { heading, sentence } = verdictOf(plan, today)
  const changes = changesFor(plan)
  const result = [`${heading}.`, sentence, ...changes].join(' ')
  return (
    <WorksheetSheet
      title={startPlan.title}
      result={steps.length > 0 ? result : ''}
      carry={{
        label: startPlan.carry.label,
        lines: planLines(plan),
        quantity: '',
      }}
      action={steps.length > 0 && <CalendarButton plan={plan} />}
      clear={clear}
      takesFocus={takesFocus}
      close={close}
    >
      <p className={`small soft ${styles.lede}`}>{startPlan.lede}</p>
      <div className={styles.goods}>
        <EntryField
          type="date"
          label={startPlan.by}
          value={entries.by ?? ''}
          onChange={(text) => change({ by: text })}
          question={by.is === 'unclear' ? by.question : undefined}
        />
        <div>
          <p className="label" aria-hidden="true">
            {startPlan.known}
          </p>
          <Choice
            label={startPlan.known}
            value={start}
            options={startPlan.starts}
            onChange={(have) => change({ have })}
          />
        </div>
      </div>
      <ol>
        {steps.map((planned) => (
          <StepLine key={planned.step} {...planned} />
        ))}
      </ol>
      <div className={`ruled stack ${styles.total}`}>
        <span className={styles.sum}>{heading}</span> <span>{sentence}</span>
        {changes.length > 0 && (
          <>
            <span className={styles.heading}>{startPlan.changes.heading}</span>
            {changes.map((change) => (
              <p key={change}>{change}</p>
            ))}
          </>
        )}
      </div>
    </WorksheetSheet>
  )
}

function StepLine({ step, day, isTooLate }: PlannedStep) {
  const { name, note } = startPlan.steps[step]
  return (
    <li className={styles.line} data-gap={isTooLate ? '' : undefined}>
      <div className="cluster">
        <span className="label">{name}</span>{' '}
        <strong className={styles.known}>{describeDay(day)}</strong>
      </div>
      {isTooLate && (
        <strong className={styles.missing}>{startPlan.tooLate}</strong>
      )}
      <p className="small soft">{note}</p>
    </li>
  )
}

function CalendarButton({ plan }: { plan: Plan }) {
  const save = () => {
    const text = calendarFile(eventsOf(plan), new Date())
    const file = new Blob([text], { type: 'text/calendar;charset=utf-8' })
    const address = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = address
    link.download = startPlan.calendar.file
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <button type="button" className="text-button" onClick={save}>
      {startPlan.calendar.button}
    </button>
  )
}
