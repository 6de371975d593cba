import type { inspectionPhotos } from '../../content/amazon-fba.ts'
import { gaugeReading } from '../../content/example-goods.ts'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import { Gauge } from '../../ui/drawings/Gauge.tsx'
import styles from './InspectionPhotos.module.css'
import drawings from './photos.svg'

export function InspectionPhotos({ label, photos }: typeof inspectionPhotos) {
  return (
    <ol className={`daylight ${styles.photos}`}>
      {photos.map(({ drawing, caption }, index) => (
        <li key={drawing} className="stack">
          <Drawing viewBox="0 0 320 400">
            <use href={`${drawings}#${drawing}`} />
            {drawing === 'thickness' && (
              <Gauge
                transform="translate(40 368) scale(.64)"
                reading={gaugeReading}
              />
            )}
          </Drawing>
          <p className="small">
            <span className="label">
              {label} {index + 1}
            </span>{' '}
            {caption}
          </p>
        </li>
      ))}
    </ol>
  )
}
