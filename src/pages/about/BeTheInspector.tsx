import { beTheInspector } from '../../content/be-the-inspector.ts'
import { exampleOrder } from '../../content/example-order.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Stamp } from '../../ui/Stamp.tsx'
import { useEntries } from '../../worksheets/entries.ts'
import results from '../../worksheets/Results.module.css'
import {
  decide,
  inspectionFrom,
  type Mark,
  markEntry,
  measuredEntry,
  type Round,
  sampleSize,
  stampedEntry,
} from '../../worksheets/rules/inspection.ts'
import type { FillInProps } from '../../worksheets/Worksheet.tsx'
import { WorksheetSheet } from '../../worksheets/WorksheetSheet.tsx'
import { Bench } from './Bench.tsx'
import styles from './BeTheInspector.module.css'
import { InspectionOutcome, outcomeOf } from './InspectionOutcome.tsx'
import { MatLine } from './MatLine.tsx'
import { RadioRow } from './RadioRow.tsx'

const { rounds, decisions, carry } = beTheInspector

/** Visitors inspect the sample of the example order, and the acceptance numbers decide. */
export function FillIn({ fragment, takesFocus, close }: FillInProps) {
  const { entries, change, clear } = useEntries('inspection', fragment)
  const inspection = inspectionFrom(entries)
  const { round, marks, isStamped } = inspection
  const decision = isStamped ? decide(marks) : undefined
  // A changed report needs a new stamp.
  const setMarks = (numbers: number[], mark: Mark) =>
    change({
      [stampedEntry(round)]: '',
      ...Object.fromEntries(
        numbers.map((number) => [markEntry(round, number), mark]),
      ),
    })
  const openRound = (round: Round) => change({ round, mat: '' })
  return (
    <WorksheetSheet
      title={beTheInspector.title}
      kind={beTheInspector.kind}
      result={
        marks.size > 0 || isStamped ? outcomeOf(inspection).join(' ') : ''
      }
      carry={{ ...carry, quantity: '' }}
      clear={clear}
      takesFocus={takesFocus}
      close={close}
    >
      <p className={`small soft ${results.lede}`}>
        {beTheInspector.lede(exampleOrder.quantity, sampleSize)}
      </p>
      <RadioRow
        legend={beTheInspector.round}
        options={roundOptions}
        value={round}
        onChange={openRound}
      />
      <Answers as="pairs" entries={beTheInspector.defects} />
      <MatLine inspection={inspection} open={(mat) => change({ mat })} />
      <Bench
        inspection={inspection}
        open={(number) => change({ mat: `${number}` })}
        setMeasured={(numbers) =>
          change({ [measuredEntry(round)]: numbers.join(' ') })
        }
        setMarks={setMarks}
      />
      <div className={`cluster ${styles.stamp}`}>
        <button
          type="button"
          className="button"
          onClick={() => change({ [stampedEntry(round)]: 'yes' })}
        >
          {beTheInspector.stamp}
        </button>
        {decision && (
          <Stamp ink={decision === 'released' ? 'passed' : undefined}>
            {decisions[decision].stamp}
          </Stamp>
        )}
      </div>
      <InspectionOutcome inspection={inspection} openRound={openRound} />
    </WorksheetSheet>
  )
}

const roundOptions = Object.entries(rounds).map(([value, { label }]) => ({
  value: value as Round,
  label,
}))
