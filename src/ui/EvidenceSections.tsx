import type { Evidence } from '../content/types.ts'
import styles from './EvidenceSections.module.css'
import { PhotoPicture } from './PhotoPicture.tsx'
import { Section } from './Section.tsx'

const quarter = '(width >= 60rem) 16rem, 50vw'
const half = '(width >= 60rem) 36rem, 100vw'

/** People, factory floors and references: a section for each of which there is something to show. */
export function EvidenceSections({ people, factoryFloor, references }: Evidence) {
  return (
    <>
      {people.entries.length > 0 && (
        <Section heading={people.heading}>
          <ul className={styles.people}>
            {people.entries.map(({ name, role, city, photo }) => (
              <li key={name}>
                {photo && <PhotoPicture {...photo} className={styles.portrait} sizes={quarter} />}
                <h3>{name}</h3>
                <p className="soft">{role}</p>
                <p className="label">{city}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {factoryFloor.entries.length > 0 && (
        <Section heading={factoryFloor.heading} tone="kraft">
          <ul className={styles.photos}>
            {factoryFloor.entries.map((photo) => (
              <li key={photo.file}>
                <PhotoPicture {...photo} className={styles.floor} sizes={half} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {references.entries.length > 0 && (
        <Section heading={references.heading}>
          <ul className={styles.references}>
            {references.entries.map(({ name, says, href }) => (
              <li key={href}>
                <blockquote cite={href}>{says}</blockquote>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
