import { evidence } from '../content/evidence.ts'
import { evidenceLabels } from '../content/evidence-labels.ts'

/** The registration number, with a link to the company's page in the public register. */
export function Registration() {
  const { registrationNumber, registerLink } = evidence.company
  return (
    <>
      {registrationNumber}{' '}
      {registerLink && (
        <a href={registerLink} className="range">
          {evidenceLabels.checkRegister}
        </a>
      )}
    </>
  )
}
