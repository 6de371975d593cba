import type { inspectionPhotos } from '../../content/amazon-fba.ts'
import styles from './InspectionPhotos.module.css'

/** Empty frames for the photos of an inspection, with their captions. */
export function InspectionPhotos({ label, captions }: typeof inspectionPhotos) {
  return (
    <ol className={`fit daylight ${styles.photos}`}>
      {captions.map((caption, index) => (
        <li key={caption}>
          <p className={`label ${styles.frame}`}>
            {label} {index + 1}
          </p>
          <p className="small">{caption}</p>
        </li>
      ))}
    </ol>
  )
}
