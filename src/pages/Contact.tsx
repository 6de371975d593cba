import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { contact } from '../content/contact.ts'
import { InquiryForm } from '../inquiry/InquiryForm.tsx'
import { site } from '../site.ts'
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
  const { hero, form: beside, support } = contact
  const [before, after] = support.text.split('{email}')
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <h1>{hero.heading}</h1>
        <p className={styles.lede}>{hero.lede}</p>
      </div>
      <div className={styles.sheet}>
        {form(
          <div className={styles.beside}>
            <p>{beside.note}</p>
            <p>
              {beside.privacy.text}{' '}
              <Link href={beside.privacy.link.href}>{beside.privacy.link.label}</Link>
            </p>
          </div>,
        )}
      </div>
      <div className={styles.support}>
        <h2>{support.heading}</h2>
        <p>
          {before}
          <a href={`mailto:${site.email}`}>{site.email}</a>
          {after}
        </p>
      </div>
    </div>
  )
}
