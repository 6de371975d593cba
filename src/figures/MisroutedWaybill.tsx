import { Barcode } from '../ui/Barcode.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './MisroutedWaybill.module.css'

interface MisroutedWaybillProps {
  pathLabel: string
  /** Unknown before hydration. */
  path: string | undefined
}

/** A waybill made out to the address that was asked for, and returned. */
export function MisroutedWaybill({ pathLabel, path }: MisroutedWaybillProps) {
  return (
    <Sheet title="Waybill" stamp="Return to sender">
      <dl className={styles.field}>
        <dt className="label">{pathLabel}</dt>
        <dd className={styles.path} data-path={path} />
      </dl>
      <svg className={styles.route} viewBox="0 0 360 164" aria-hidden="true">
        <path className={styles.way} d="M24 84h96c60 0 60-56 116-56h52" />
        <path className={styles.back} d="M288 40h-40c-56 0-56 56-116 56H36M48 84 34 96l14 12" />
        <circle className={styles.sender} cx="16" cy="84" r="8" />
        <path className={styles.nowhere} d="m292 16 24 24M316 16l-24 24" />
        <Barcode x={0} y={120} width={210} height={44} />
      </svg>
    </Sheet>
  )
}
