import { evidence } from '../../content/evidence.ts'
import { evidenceLabels } from '../../content/evidence-labels.ts'
import { hasRecord, hasReferences } from '../../content/given.ts'
import { CompanyRecord } from '../../ui/CompanyRecord.tsx'
import { ReferenceSlip } from '../../ui/ReferenceSlip.tsx'
import { Section } from '../../ui/Section.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './Record.module.css'

/** The company's record as a table, and the customers who can be asked about it. */
export function Record() {
  const { references } = evidence
  const { record } = evidenceLabels
  return (
    <>
      {hasRecord && (
        <Section intro={record} count={1} tone="kraft" anchor="record" split>
          <Sheet title={record.title}>
            <CompanyRecord />
          </Sheet>
        </Section>
      )}
      {hasReferences && (
        <Section
          intro={{ heading: references.heading }}
          count={references.entries.length}
          anchor="references"
        >
          <ul className={`fit ${styles.references}`}>
            {references.entries.map((reference) => (
              <li key={reference.href}>
                <ReferenceSlip {...reference} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
