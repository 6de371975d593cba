import type { cartonRouting } from '../content/walmart-wfs.ts'
import { Barcode } from '../ui/Barcode.tsx'
import styles from './CartonRoutingFigure.module.css'

const lanes = 'M200 40V246M88 360V246H312V360'
const rollers = 'M200 40V210M124 246H166M276 246H234M88 282V360M312 282V360'
const turns =
  'M214 237l9 9-9 9M186 237l-9 9 9 9M179 246H221M104 236H88V258M78 248l10 10 10-10M296 236H312V258M302 248l10 10 10-10'

// Centre of each carton; the first has no label yet.
const cartons = [
  { x: 200, y: 76 },
  { x: 200, y: 186 },
  { x: 139, y: 246 },
  { x: 88, y: 328 },
  { x: 312, y: 306 },
]

/** Cartons on conveyor lanes, seen from above, sorted to the dock that the seller names. */
export function CartonRoutingFigure({ routing }: { routing: typeof cartonRouting }) {
  const { origin, prep, destinations, caption, alternative } = routing
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox="0 0 400 418" role="img" aria-label={alternative}>
        <path className={styles.edge} d={lanes} />
        <path className={styles.bed} d={lanes} />
        <path className={styles.rollers} d={rollers} />
        <circle className={styles.turntable} cx="200" cy="246" r="31" />
        <path className={styles.turn} d={turns} />
        {cartons.map(({ x, y }, index) => (
          <g key={y} className={styles.carton} transform={`translate(${x} ${y})`}>
            <rect x="-25" y="-21" width="50" height="42" />
            <path d="M-25 0H25" />
            {index > 0 && <CartonLabel />}
          </g>
        ))}
        <g className={styles.gate}>
          <path d="M132 4H268V40H132z" />
          <text x="200" y="28">
            {origin}
          </text>
        </g>
        <g className={styles.gate}>
          <path d="M92 110H308V160H92z" />
          <text x="200" y="132">
            {prep.title}
          </text>
          <text className={styles.note} x="200" y="150">
            {prep.note}
          </text>
        </g>
        {destinations.map(([first, second], index) => (
          <g key={first} className={styles.dock} transform={`translate(${index * 224})`}>
            <path className={styles.buffer} d="M44 361h12M120 361h12" />
            <path d="M2 366H174V416H2z" />
            <text x="88" y="388">
              {first}
            </text>
            <text x="88" y="406">
              {second}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function CartonLabel() {
  return (
    <g className={styles.label}>
      <rect x="-2" y="3" width="23" height="15" />
      <Barcode x={1} y={6} width={17} height={9} />
    </g>
  )
}
