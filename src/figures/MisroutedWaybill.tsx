import { Box } from '../ui/Box.tsx'
import { Drawing } from '../ui/Drawing.tsx'
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
      <Drawing viewBox="0 38 400 380">
        <path d="M0 358H400" />
        <Box x={24} y={358} width={316} height={266} depth={47} taped>
          <path
            strokeWidth="3"
            d="M52 305v38M43 332l9 11 9-11M74 305v38M65 332l9 11 9-11M42 304h42M97 343h24l-2-15c-1-9-19-9-20 0zM109 321v-16M100 304h18"
          />
        </Box>
        <path strokeWidth="3" strokeDasharray="7 7" d="M24 384H360" />
        <path
          stroke="var(--stamp)"
          strokeWidth="3"
          d="M366 374l20 20m0-20-20 20M366 404H36m12-10-12 10 12 10"
        />
      </Drawing>
      <div className={`daylight ${styles.waybill}`}>
        <p className={styles.title}>{title}</p>
        <p className="label">{pathLabel}</p>
        <p className={styles.path} data-path={path} />
      </div>
      <div className={`daylight ${styles.stamp}`}>
        <Stamp>{stamp}</Stamp>
      </div>
    </div>
  )
}
