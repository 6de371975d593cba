import type { ReactNode } from 'react'
import { contact } from '../content/contact.ts'
import { evidence, evidenceLabels } from '../content/evidence.ts'
import { InquirySheet } from '../figures/InquirySheet.tsx'
import { InquiryForm } from '../inquiry/InquiryForm.tsx'
import { CompanyFacts } from '../ui/CompanyFacts.tsx'
import { Desk } from '../ui/Desk.tsx'
import { Stamp } from '../ui/Stamp.tsx'
import { Steps } from '../ui/Steps.tsx'
import { WithEmail } from '../ui/WithEmail.tsx'
import styles from './Contact.module.css'

export const content = contact

interface ContactPageProps {
  /** Draws the form around what stands beside its button. */
  form: (besideButton: ReactNode) => ReactNode
}

export function Page() {
  return <ContactPage form={(besideButton) => <InquiryForm>{besideButton}</InquiryForm>} />
}

/** The page around the form, also where the function gives it back with the visitor's answers. */
export function ContactPage({ form }: ContactPageProps) {
  const { note, privacy } = contact.form
  const sheet = (
    <>
      <InquirySheet {...contact.sheet}>
        {form(
          <div className={`stack soft ${styles.assurance}`}>
            <p>{note}</p>
            <p>
              {privacy.text} <a href={privacy.link.href}>{privacy.link.label}</a>
            </p>
          </div>,
        )}
      </InquirySheet>
      <div className={styles.support}>
        <h2>{contact.support.heading}</h2>
        <p>
          <WithEmail>{contact.support.text}</WithEmail>
        </p>
        <CompanyFacts {...evidence} registrationLabel={evidenceLabels.registration} />
      </div>
    </>
  )
  return (
    <Desk {...contact.hero} sheet={sheet}>
      <BeforeYouAsk />
    </Desk>
  )
}

/** What a prospect wants to know before pressing the button. */
function BeforeYouAsk() {
  const { next, cost, idea, brief } = contact
  const notes = [
    { heading: cost.heading, lines: [{ label: cost.answer, value: cost.text }] },
    brief,
    { heading: idea.heading, lines: [{ label: idea.stamp, value: idea.text }] },
  ]
  return (
    <>
      <section className={`stack ${styles.note}`}>
        <h2>{next.heading}</h2>
        <Steps steps={next.steps} />
      </section>
      {notes.map(({ heading, lines }) => (
        <section key={heading} className={`stack ${styles.note}`}>
          <h2>{heading}</h2>
          <dl className="stack">
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label === idea.stamp ? <Stamp ink="passed">{label}</Stamp> : label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
