import { evidence } from '../content/evidence.ts'
import { evidenceLabels as labels } from '../content/evidence-labels.ts'
import { feeInShort } from '../content/fees.ts'
import { Answers } from './Answers.tsx'
import { Registration } from './Registration.tsx'
import { Telephone } from './Telephone.tsx'

/** The company's facts as a table. A fact that isn't given has no row. */
export function CompanyRecord() {
  const { legalName, registrationNumber, streetAddress } = evidence.company
  const { telephone, hours, since } = evidence.company

  const rows = [
    { label: labels.legalName, value: legalName },
    {
      label: labels.registration,
      value: registrationNumber && <Registration />,
    },
    { label: labels.since, value: since },
    { label: labels.address, value: streetAddress },
    {
      label: labels.telephone,
      value: telephone && <Telephone number={telephone} />,
    },
    { label: labels.hours, value: hours },
    { label: labels.fee, value: feeInShort() },
  ].filter(({ value }) => value)
  return <Answers entries={rows} as="record" />
}
