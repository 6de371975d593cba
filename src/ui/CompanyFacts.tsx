import type { CompanyRecord } from '../content/types.ts'
import styles from './CompanyFacts.module.css'

interface CompanyFactsProps {
  company: CompanyRecord
  /** What stands before the registration number. */
  registrationLabel: string
}

/** Who the company is in law and where it is to be found, as far as that is known. */
export function CompanyFacts({ company, registrationLabel }: CompanyFactsProps) {
  const { legalName, registrationNumber, streetAddress, telephone } = company
  const registration = registrationNumber && `${registrationLabel} ${registrationNumber}`
  const lines = [legalName, registration, streetAddress].filter(Boolean)
  if (lines.length === 0 && !telephone) return null
  return (
    <address className={styles.facts}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {telephone && <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>}
    </address>
  )
}
