import { evidence } from '../../content/evidence.ts'
import { photoOn } from '../../content/floor-photos.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { PhotoPicture } from '../../ui/PhotoPicture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './FactoryFloor.module.css'

/** The photos except the one in the page's hero. */
export function FactoryFloor() {
  const { factoryFloor } = evidence
  const first = photoOn('about')
  const photos = factoryFloor.entries.filter((photo) => photo !== first)
  const sizes = `(width >= 60rem) ${photos.length > 1 ? 36 : 75}rem, 100vw`
  return (
    <Section intro={factoryFloor} count={photos.length} tone="sea">
      <ul className={`${styles.photos} ${balancedRows(photos.length, 3)}`}>
        {photos.map((photo) => (
          <li key={photo.file} className="daylight">
            <PhotoPicture {...photo} sizes={sizes} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
