import { evidence } from '../../content/evidence.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './FactoryFloor.module.css'
import { PhotoPicture } from './PhotoPicture.tsx'

export function FactoryFloor() {
  const { factoryFloor } = evidence
  const sizes = `(width >= 60rem) ${factoryFloor.entries.length > 1 ? 36 : 75}rem, 100vw`
  return (
    <Section
      intro={factoryFloor}
      count={factoryFloor.entries.length}
      tone="sea"
    >
      <ul
        className={`${styles.photos} ${balancedRows(factoryFloor.entries.length, 3)}`}
      >
        {factoryFloor.entries.map((photo) => (
          <li key={photo.file} className="daylight">
            <PhotoPicture {...photo} sizes={sizes} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
