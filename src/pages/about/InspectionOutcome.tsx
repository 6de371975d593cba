import { beTheInspector } from '../../content/be-the-inspector.ts'
import { DocumentTable } from '../../ui/documents/DocumentTable.tsx'
import {
  allowed,
  classes,
  countMarks,
  countUnmeasured,
  decide,
  differences,
  type Inspection,
  inspectorsMarks,
  type Round,
  sampleSize,
} from '../../worksheets/rules/inspection.ts'
import styles from './BeTheInspector.module.css'

const { report, rule, decisions, comparison, otherRound } = beTheInspector

interface InspectionOutcomeProps {
  inspection: Inspection
  openRound: (round: Round) => void
}

/** The report, and after the stamp what the inspector had found and where the visitor differs. */
export function InspectionOutcome(props: InspectionOutcomeProps) {
  const { inspection, openRound } = props
  const { round, mats, marks, isStamped } = inspection
  const isDecided = isStamped && decide(marks) !== undefined
  const differing = differences(mats, marks)
  const [sentence, ...comparisonLines] = outcomeOf(inspection)
  return (
    <div className={styles.outcome}>
      <Report inspection={inspection} isDecided={isDecided} />
      <p className="small soft">
        {rule.text} <a href={rule.source}>{rule.link}</a>
      </p>
      {isStamped && (
        <p>
          <strong>{sentence}</strong> {comparisonLines.join(' ')}
        </p>
      )}
      {isDecided && differing.length > 0 && (
        <DocumentTable
          caption={comparison.caption}
          columns={comparison.columns}
          rows={differing}
        />
      )}
      {isDecided && (
        <button
          type="button"
          className="text-button"
          onClick={() => openRound(round === 'first' ? 'second' : 'first')}
        >
          {otherRound[round]}
        </button>
      )}
    </div>
  )
}

interface ReportProps {
  inspection: Inspection
  isDecided: boolean
}

/** What the visitor found and, once that has decided about the order, what the inspector found. */
function Report({ inspection, isDecided }: ReportProps) {
  const { marks, mats } = inspection
  const yours = countMarks(marks)
  const inspectors = countMarks(inspectorsMarks(mats))
  const unmeasured = countUnmeasured(inspection)
  const rows = classes.map(({ mark, name }) => [
    name,
    `${allowed[mark]}`,
    `${yours[mark]}`,
    `${inspectors[mark]}`,
  ])
  rows.push([report.notInspected, '', `${yours.notInspected}`, '0'])
  if (unmeasured > 0) rows.push([report.notMeasured, '', `${unmeasured}`, '0'])
  const columns = [...report.columns, report.inspector]
  const shown = isDecided ? columns.length : report.columns.length
  return (
    <DocumentTable
      caption={report.caption}
      columns={columns.slice(0, shown)}
      rows={rows.map((row) => row.slice(0, shown))}
      figures="all"
    />
  )
}

/** Returns sentences about the decision and the comparison, or about what is missing. */
export function outcomeOf(inspection: Inspection): string[] {
  const { mats, marks, isStamped } = inspection
  const { notInspected } = countMarks(marks)
  const decision = decide(marks)
  if (!isStamped)
    return [beTheInspector.progress(sampleSize - notInspected, sampleSize)]
  if (!decision) return [beTheInspector.undecided(notInspected)]
  const { yours, inspector, otherwise } = decisions[decision]
  const isSame = decide(inspectorsMarks(mats)) === decision
  const differing = differences(mats, marks).length
  const unmeasured = countUnmeasured(inspection)
  const sentences = [
    yours,
    isSame ? inspector : otherwise,
    differing === 0 ? comparison.same(marks.size) : comparison.some(differing),
  ]
  if (unmeasured > 0) sentences.push(beTheInspector.unmeasured(unmeasured))
  return sentences
}
