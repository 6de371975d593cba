import type { prepCarton } from '../content/amazon-fba.ts'
import { Barcode } from '../ui/Barcode.tsx'
import { Box } from '../ui/Box.tsx'
import styles from './PrepCartonDrawing.module.css'

// Where the drawing shows each check: unit barcode, carton label, carton marks, seam.
const keys = [
  { x: 140, y: 274 },
  { x: 328, y: 112 },
  { x: 131, y: 171 },
  { x: 86, y: 69 },
]

/** A carton drawn in cabinet projection, with one of its units standing before it. */
export function PrepCartonDrawing({ carton }: { carton: typeof prepCarton }) {
  const { mark, cartonLabel, unitLabel, alternative } = carton
  return (
    <svg className={styles.drawing} viewBox="0 38 400 330" role="img" aria-label={alternative}>
      <path className={styles.floor} d="M0 358.5h400" />
      <Box x={24} y={358} width={316} height={266} depth={47} taped />

      <text className={styles.mark} x="34" y="132">
        {mark}
      </text>
      <g className={styles.marks}>
        <path d="M49 198V160M40 171l9-11 9 11M71 198V160M62 171l9-11 9 11M39 199h42" />
        <path d="M92 160h24l-2 15c-1 9-19 9-20 0zM104 182v16M95 199h18" />
      </g>

      <g className={styles.label}>
        <rect className={styles.paper} x="150" y="110" width="174" height="190" />
        <text className={styles.title} x="163" y="143">
          {cartonLabel.title}
        </text>
        <text className={styles.caption} x="311" y="142" textAnchor="end">
          {cartonLabel.kind}
        </text>
        <path className={styles.heavy} d="M163 154H311" />
        {cartonLabel.fields.map(({ label, value }, index) => (
          <g key={label}>
            <text className={styles.caption} x="163" y={175 + index * 28}>
              {label}
            </text>
            <text className={styles.value} x="311" y={175 + index * 28} textAnchor="end">
              {value}
            </text>
            <path className={styles.line} d={`M163 ${184.5 + index * 28}H311`} />
          </g>
        ))}
        <Barcode x={163} y={226} width={148} height={60} />
      </g>

      <Box x={8} y={358} width={130} height={96} depth={21} of="pale" />
      <g className={styles.label}>
        <rect className={styles.paper} x="20" y="274" width="106" height="72" />
        <Barcode x={29} y={282} width={88} height={38} />
        <text className={styles.caption} x="29" y="338">
          {unitLabel.code}
        </text>
        <text className={styles.caption} x="117" y="338" textAnchor="end">
          {unitLabel.condition}
        </text>
      </g>

      {keys.map(({ x, y }, index) => (
        <g key={x} className={styles.key}>
          <circle cx={x} cy={y} r="11" />
          <text x={x} y={y + 5} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
