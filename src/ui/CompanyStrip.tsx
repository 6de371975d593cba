import { evidence } from '../content/evidence.ts'
import { evidenceLabels as labels } from '../content/evidence-labels.ts'
import { feeInShort } from '../content/fees.ts'
import { moneyBand, reportBand } from '../content/terms.ts'
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
  /** What the page offers. The fee and the terms in short are then a band under the strip. */
  offer?: Offer | undefined
}

const bands = { service: moneyBand, report: reportBand }

export type Offer = keyof typeof bands

/** Says who the company is, directly under the hero of each page. */
export function CompanyStrip({ offer }: CompanyStripProps) {
  const shown = fields(!offer)
  const band = offer ? bands[offer]() : []
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
