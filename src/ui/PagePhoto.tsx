import { photoOn } from '../content/floor-photos.ts'
import type { PhotoPage } from '../content/types.ts'
import styles from './PagePhoto.module.css'
import { PhotoPicture } from './PhotoPicture.tsx'

interface PagePhotoProps {
  page: PhotoPage
  /** Whether the photo is a column beside the words of the hero. */
  isBeside?: boolean
}

/** One of the owner's photos, in the hero of a page. */
export function PagePhoto({ page, isBeside }: PagePhotoProps) {
  const photo = photoOn(page)
  if (!photo) return null
  return (
    <div
      className={`daylight ${styles.photo} ${isBeside ? styles.beside : ''}`}
    >
      <PhotoPicture {...photo} sizes="(width >= 60rem) 36rem, 96vw" isFirst />
    </div>
  )
}
