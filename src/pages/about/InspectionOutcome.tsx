import { beTheInspector } from '../../content/be-the-inspector.ts'
import { DocumentTable } from '../../ui/documents/DocumentTable.tsx'
import {
  allowed,
  classes,
  countMarks,
  decide,
  differences,
  type Inspection,
  inspectorsMarks,
  type Round,
  sampleSize,
} from '../../worksheets/rules/inspection.ts'
import styles from './BeTheInspector.module.css'

const { report, rule, decisions, comparison, otherRound } = beTheInspector

/** The report, and after the stamp what the inspector had found and where the visitor differs. */
export function InspectionOutcome({
  inspection,
  openRound,
}: {
  inspection: Inspection
  openRound: (round: Round) => void
}) {
  const { round, mats, marks, isStamped } = inspection
  const yours = countMarks(marks)
  const inspectors = countMarks(inspectorsMarks(mats))
  const decided = isStamped && decide(marks)
  const differing = differences(mats, marks)
  const rows = classes.map(({ mark, name }) => [
    name,
    `${allowed[mark]}`,
    `${yours[mark]}`,
    ...(decided ? [`${inspectors[mark]}`] : []),
  ])
  const [sentence, ...comparisonLines] = outcomeOf(inspection)
  const rest = [report.notInspected, '', `${yours.notInspected}`]
  return (
    <div className={styles.outcome}>
      <DocumentTable
        caption={report.caption}
        columns={[...report.columns, ...(decided ? [report.inspector] : [])]}
        rows={[...rows, [...rest, ...(decided ? ['0'] : [])]]}
        figures="all"
      />
      <p className="small soft">
        {rule.text} <a href={rule.source}>{rule.link}</a>
      </p>
      {isStamped && (
        <p>
          <strong>{sentence}</strong> {comparisonLines.join(' ')}
        </p>
      )}
      {decided && differing.length > 0 && (
        <DocumentTable
          caption={comparison.caption}
          columns={comparison.columns}
          rows={differing}
        />
      )}
      {decided && (
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

/** Returns sentences about the decision and the comparison, or about what is missing. */
export function outcomeOf({ mats, marks, isStamped }: Inspection): string[] {
  const { notInspected } = countMarks(marks)
  const decision = decide(marks)
  if (!isStamped)
    return [beTheInspector.progress(sampleSize - notInspected, sampleSize)]
  if (!decision) return [beTheInspector.undecided(notInspected)]
  const { yours, inspector, otherwise } = decisions[decision]
  const differing = differences(mats, marks).length
  return [
    yours,
    decide(inspectorsMarks(mats)) === decision ? inspector : otherwise,
    differing === 0 ? comparison.same(marks.size) : comparison.some(differing),
  ]
}
