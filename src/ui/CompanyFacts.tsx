import { evidence } from '../content/evidence.ts'
import { evidenceLabels } from '../content/evidence-labels.ts'
import { Telephone } from './Telephone.tsx'

export function CompanyFacts() {
  const { legalName, registrationNumber, streetAddress, telephone } =
    evidence.company
  const registration =
    registrationNumber && `${evidenceLabels.registration} ${registrationNumber}`
  const lines = [legalName, registration, streetAddress].filter(Boolean)
  if (lines.length === 0 && !telephone) return null
  return (
    <address className="cluster">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {telephone && <Telephone number={telephone} />}
    </address>
  )
}
