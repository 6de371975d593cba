import type { Evidence } from '../content/types.ts'

interface CompanyFactsProps {
  company: Evidence['company']
  registrationLabel: string
}

export function CompanyFacts({
  company,
  registrationLabel,
}: CompanyFactsProps) {
  const { legalName, registrationNumber, streetAddress, telephone } = company
  const registration =
    registrationNumber && `${registrationLabel} ${registrationNumber}`
  const lines = [legalName, registration, streetAddress].filter(Boolean)
  if (lines.length === 0 && !telephone) return null
  return (
    <address className="cluster">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {telephone && (
        <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>
      )}
    </address>
  )
}
