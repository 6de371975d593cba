import { evidence } from '../../content/evidence.ts'
import { evidenceLabels } from '../../content/evidence-labels.ts'
import { feeInShort } from '../../content/fees.ts'
import { termGroups } from '../../content/terms.ts'
import type { Term } from '../../content/types.ts'
import { Answers } from '../../ui/Answers.tsx'
import { PrintLink } from '../../ui/PrintLink.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Registration } from '../../ui/Registration.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './TermsSheet.module.css'

function head() {
  const { company, contract } = evidence
  return [
    { label: evidenceLabels.legalName, value: company.legalName },
    {
      label: evidenceLabels.registration,
      value: company.registrationNumber && <Registration />,
    },
    { label: evidenceLabels.terms.dated, value: contract.dated },
    { label: evidenceLabels.fee, value: feeInShort() },
  ].filter(({ value }) => value)
}

/** The owner's terms as a document: question, answer and clause, in groups. */
export function TermsSheet() {
  const labels = evidenceLabels.terms
  const { contract } = evidence
  return (
    <div id="terms" className={styles.sheet}>
      <Sheet title={labels.title}>
        <Answers entries={head()} as="pairs" />
        {termGroups().map(({ name, terms }) => (
          <section key={name} className={styles.group}>
            <h3 className={styles.name}>{name}</h3>
            <dl>
              {terms.map((term) => (
                <TermRow key={term.question} {...term} />
              ))}
            </dl>
          </section>
        ))}
        {contract.file && (
          <p className={styles.contract}>
            <a href={contract.file} download>
              {labels.contract}
            </a>
          </p>
        )}
      </Sheet>
      <PrintLink href="#terms" label={labels.print} />
    </div>
  )
}

function TermRow({ question, answer, clause }: Term) {
  return (
    <div className={styles.term}>
      <dt>{question}</dt>
      <dd>
        <Prose>{answer}</Prose>
      </dd>
      {clause && (
        <dd className={`label ${styles.clause}`}>
          {evidenceLabels.terms.clause} {clause}
        </dd>
      )}
    </div>
  )
}
