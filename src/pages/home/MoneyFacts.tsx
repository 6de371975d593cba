import { evidence } from '../../content/evidence.ts'
import { evidenceLabels as labels } from '../../content/evidence-labels.ts'
import { sections } from '../../content/labels.ts'
import { termsAbout } from '../../content/terms.ts'
import type { Term } from '../../content/types.ts'
import { Paragraph } from '../../ui/Prose.tsx'
import { ReferenceSlip } from '../../ui/ReferenceSlip.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './MoneyFacts.module.css'

/** The second screen: what happens to the buyer's money, beside one reference. */
export function MoneyFacts() {
  const facts = termsAbout('payment', 'rejection', 'liability', 'kickbacks')
  const [reference] = evidence.references.entries
  if (facts.length === 0 && !reference) return null
  return (
    <div className={`kraft ${styles.ground}`}>
      <div
        className={`spread ${facts.length > 0 && reference ? styles.beside : ''}`}
      >
        {facts.length > 0 && <TermsInShort facts={facts} />}
        {reference && <ReferenceSlip {...reference} />}
      </div>
    </div>
  )
}

function TermsInShort({ facts }: { facts: readonly Term[] }) {
  const { dated } = evidence.contract
  return (
    <Sheet
      title={labels.terms.inShort}
      {...(dated && { kind: `${labels.terms.dated} ${dated}` })}
    >
      <dl className={styles.facts}>
        {facts.map(({ topic, question, inShort, answer, clause }) => (
          <div key={question}>
            <dt className="label">{topic && labels.topics[topic]}</dt>
            {clause && (
              <dd className={`label ${styles.clause}`}>
                {labels.terms.clause} {clause}
              </dd>
            )}
            <dd className={inShort && styles.short}>
              {inShort || <Paragraph>{answer}</Paragraph>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.all}>
        <a href={sections.money.href}>{labels.terms.all}</a>
      </p>
    </Sheet>
  )
}
