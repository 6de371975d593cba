import { startPlan } from '../content/start-plan.ts'
import { EntryField, LabelledChoice } from './EntryField.tsx'
import type { EntriesInUse } from './entries.ts'
import styles from './Results.module.css'
import type { Plan } from './rules/plan.ts'
import { questionIn } from './rules/read.ts'

interface PlanFieldsProps {
  plan: Plan
  inUse: EntriesInUse
}

/** The date, and what the visitor has already. */
export function PlanFields({ plan, inUse }: PlanFieldsProps) {
  const { have, sample, freight } = plan.choices
  const { change, fieldOf } = inUse
  return (
    <div className={styles.choices}>
      <EntryField
        type="date"
        label={startPlan.by}
        {...fieldOf('by')}
        impossible={startPlan.questions.notDate}
        question={questionIn(plan.by)}
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
        <SeaField seaDays={plan.seaDays} {...fieldOf('sea')} />
      )}
    </div>
  )
}

interface SeaFieldProps {
  seaDays: Plan['seaDays']
  /** As typed. */
  value: string
  onChange: (text: string) => void
}

function SeaField({ seaDays, value, onChange }: SeaFieldProps) {
  const { sea, seaNote, seaRead } = startPlan
  const isCounted =
    seaDays.is === 'read' && Number.parseInt(value, 10) !== seaDays.value
  return (
    <EntryField
      label={sea}
      value={value}
      onChange={onChange}
      question={questionIn(seaDays)}
      note={isCounted ? seaRead(seaDays.value) : seaNote}
    />
  )
}
