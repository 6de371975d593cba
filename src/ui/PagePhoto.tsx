import { photoOn } from '../content/floor-photos.ts'
import type { PhotoPage } from '../content/types.ts'
import styles from './PagePhoto.module.css'
import { PhotoPicture } from './PhotoPicture.tsx'

/** One of the owner's photos, in the hero of a page. */
export function PagePhoto({ page }: { page: PhotoPage }) {
  const photo = photoOn(page)
  if (!photo) return null
  return (
    <div className={`daylight ${styles.photo}`}>
      <PhotoPicture {...photo} sizes="(width >= 60rem) 36rem, 96vw" isFirst />
    </div>
  )
}
