import { evidence } from '../../content/evidence.ts'
import type { Person } from '../../content/types.ts'
import { PhotoPicture } from '../../ui/PhotoPicture.tsx'
import styles from './People.module.css'

/**
 * The people, in the first screen: in a column beside the words or, if a photo is there, in a row
 * below. People without a photo get larger text, and no silhouette.
 */
export function People({ asRow }: { asRow: boolean }) {
  const { heading, entries } = evidence.people
  return (
    <section id="people" className={styles.people} aria-label={heading}>
      <ul className={`ruled ${asRow ? styles.row : ''}`}>
        {entries.map((person) => (
          <Card key={person.name} {...person} />
        ))}
      </ul>
    </section>
  )
}

function Card({ name, role, city, email, photo }: Person) {
  return (
    <li className={`${styles.card} ${photo ? styles.pictured : ''}`}>
      {photo && <PhotoPicture {...photo} sizes="8rem" />}
      <div>
        <p className={styles.name}>{name}</p>
        <p className="note">{role}</p>
        <p className="label">{city}</p>
        {email && (
          <p className="small">
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </div>
    </li>
  )
}
