import { evidence } from '../../content/evidence.ts'
import { evidenceLabels } from '../../content/evidence-labels.ts'
import type { Person } from '../../content/types.ts'
import { CompanyRecord } from '../../ui/CompanyRecord.tsx'
import styles from './Page.module.css'

/** Beside the form: the company's record, and who replies. */
export function WhoWeAre() {
  const replying = evidence.people.entries.find(
    ({ task }) => task === 'replies',
  )
  return (
    <section className={`stack ruled ${styles.note}`}>
      <h2 className="title">{evidenceLabels.company}</h2>
      {replying && <Replying {...replying} />}
      <CompanyRecord />
    </section>
  )
}

function Replying({ name, role, city, email }: Person) {
  return (
    <div>
      <p className="label">{evidenceLabels.whoReplies}</p>
      <p className={styles.replying}>{name}</p>
      <p className="soft small">
        {role}, {city}
        {email && (
          <>
            {' · '}
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
    </div>
  )
}
