import { inShell } from '../content/given.ts'
import { Telephone } from './Telephone.tsx'

export function CompanyFacts() {
  const { lines, telephone } = inShell
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
