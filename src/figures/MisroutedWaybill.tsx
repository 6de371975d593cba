import { Barcode } from '../ui/Barcode.tsx'
import { Box } from '../ui/Box.tsx'
import { Stamp } from '../ui/Stamp.tsx'
import styles from './MisroutedWaybill.module.css'

interface MisroutedWaybillProps {
  title: string
  pathLabel: string
  /** Unknown before hydration. */
  path: string | undefined
  stamp: string
}

/** A carton that came back, upside down: its waybill is made out to the address that was asked for. */
export function MisroutedWaybill({ title, pathLabel, path, stamp }: MisroutedWaybillProps) {
  return (
    <div className={styles.figure}>
      <svg viewBox="0 38 400 380" aria-hidden="true">
        <path className={styles.floor} d="M0 358.5h400" />
        <Box x={24} y={358} width={316} height={266} depth={47} taped />
        <path
          className={styles.marks}
          d="M52 313v32M44 336l8 9 8-9M74 313v32M66 336l8 9 8-9M42 312h42M98 345h22l-2-13c-1-8-17-8-18 0zM109 326v-14M100 312h18"
        />
        <path className={styles.way} d="M32 384H366" />
        <circle className={styles.marks} cx="24" cy="384" r="6" />
        <path
          className={styles.back}
          d="m366 374 20 20M386 374l-20 20M366 400H48M60 390 48 400l12 10"
        />
      </svg>
      <div className={styles.waybill}>
        <p className={styles.title}>{title}</p>
        <dl>
          <dt className="label">{pathLabel}</dt>
          <dd className={styles.path} data-path={path} />
        </dl>
        <svg className={styles.bars} viewBox="0 0 210 30" aria-hidden="true">
          <Barcode x={0} y={0} width={210} height={30} />
        </svg>
      </div>
      <div className={styles.stamp}>
        <Stamp>{stamp}</Stamp>
      </div>
    </div>
  )
}
