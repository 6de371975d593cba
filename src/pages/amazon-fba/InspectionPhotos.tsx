import type { inspectionPhotos } from '../../content/amazon-fba.ts'
import { exampleGoods } from '../../content/example-goods.ts'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import styles from './InspectionPhotos.module.css'
import drawings from './photos.svg'

const [, , thickness] = exampleGoods.sample

/** Drawings of what the photos of an inspection show. Each fills its frame, which crops it. */
export function InspectionPhotos({ label, photos }: typeof inspectionPhotos) {
  return (
    <ol className={`daylight ${styles.photos}`}>
      {photos.map(({ drawing, caption }, index) => (
        <li key={drawing}>
          <Drawing
            viewBox={drawing === 'counted' ? '0 0 600 300' : '0 0 320 400'}
            preserveAspectRatio="xMidYMid slice"
          >
            <use href={`${drawings}#${drawing}`} />
            {drawing === 'thickness' && <Needle turns={thickness.found[1]} />}
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

/** The needle of the dial. It turns once per millimetre. */
function Needle({ turns }: { turns: number }) {
  return (
    <g transform={`translate(158 138) rotate(${turns * 360})`} stroke="none">
      <path fill="var(--accent)" d="M-5 24-2-84H2L5 24z" />
      <circle fill="var(--ink)" r="9" />
    </g>
  )
}
