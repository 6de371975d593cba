import type { Evidence } from '../../content/types.ts'
import rows from '../../ui/Rows.module.css'
import { Section } from '../../ui/Section.tsx'
import styles from './EvidenceSections.module.css'
import { PhotoPicture } from './PhotoPicture.tsx'

/** `Section` renders nothing if its list of evidence is empty. */
export function EvidenceSections({
  people,
  factoryFloor,
  references,
}: Evidence) {
  const photoSizes = `(width >= 60rem) ${factoryFloor.entries.length > 1 ? 36 : 75}rem, 100vw`
  return (
    <>
      <Section intro={people} count={people.entries.length} tone="kraft">
        <ul className={`fit ${styles.people}`}>
          {people.entries.map(({ name, role, city, photo }) => (
            <li key={name}>
              {photo && <PhotoPicture {...photo} sizes="20rem" />}
              <h3>{name}</h3>
              <p className="note">{role}</p>
              <p className="label">{city}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        intro={factoryFloor}
        count={factoryFloor.entries.length}
        tone="sea"
      >
        <ul className={`fit ${styles.photos}`}>
          {factoryFloor.entries.map((photo) => (
            <li key={photo.file} className="daylight">
              <PhotoPicture {...photo} sizes={photoSizes} />
            </li>
          ))}
        </ul>
      </Section>
      <Section intro={references} count={references.entries.length}>
        <ul className={`ruled ${rows.rows}`}>
          {references.entries.map(({ name, says, href }) => (
            <li key={href} className="fold">
              <blockquote className={`headline ${rows.title}`} cite={href}>
                {says}
              </blockquote>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
