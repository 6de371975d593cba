import { photoOn } from '../../content/floor-photos.ts'
import { PhotoPicture } from '../../ui/PhotoPicture.tsx'
import styles from './HeroPhoto.module.css'

/** The owner's first photo, in place of the drawing. */
export function HeroPhoto() {
  const photo = photoOn('about')
  if (!photo) return null
  return (
    <div className={`daylight ${styles.photo}`}>
      <PhotoPicture {...photo} sizes="(width >= 78rem) 75rem, 96vw" isFirst />
    </div>
  )
}
