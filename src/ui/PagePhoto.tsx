import { photoOn } from '../content/floor-photos.ts'
import type { PhotoPage } from '../content/types.ts'
import styles from './PagePhoto.module.css'
import { PhotoPicture } from './PhotoPicture.tsx'

/** One of the owner's photos, under the hero of a page about a service. */
export function PagePhoto({ page }: { page: PhotoPage }) {
  const photo = photoOn(page)
  if (!photo) return null
  return (
    <div className={styles.band}>
      <div className={`daylight spread ${styles.photo}`}>
        <PhotoPicture {...photo} sizes="(width >= 78rem) 75rem, 96vw" />
      </div>
    </div>
  )
}
