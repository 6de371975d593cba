import { evidence } from '../content/evidence.ts'
import { evidenceLabels as labels } from '../content/evidence-labels.ts'
import { feeInShort } from '../content/fees.ts'
import { moneyBand } from '../content/terms.ts'
import { Answers } from './Answers.tsx'
import styles from './CompanyStrip.module.css'
import { Registration } from './Registration.tsx'

function fields(hasFee: boolean) {
  const { legalName, registrationNumber, streetAddress } = evidence.company
  return [
    { label: labels.legalName, value: legalName },
    {
      label: labels.registration,
      value: registrationNumber && <Registration />,
    },
    { label: labels.address, value: streetAddress },
    { label: labels.fee, value: hasFee && feeInShort() },
  ].filter(({ value }) => value)
}

interface CompanyStripProps {
  /** Adds the fee and the terms in short as a band, as on the pages about services. */
  hasBand?: boolean
}

/** Says who the company is, directly under the hero of each page. */
export function CompanyStrip({ hasBand = false }: CompanyStripProps) {
  const shown = fields(!hasBand)
  const band = hasBand ? moneyBand() : []
  if (shown.length + band.length === 0) return null
  return (
    <div className={styles.facts}>
      {shown.length > 0 && (
        <div className={styles.strip}>
          <dl className={`spread ${styles.fields}`}>
            {shown.map(({ label, value }) => (
              <div key={label}>
                <dt className="label">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <Answers entries={band} as="band" />
    </div>
  )
}
