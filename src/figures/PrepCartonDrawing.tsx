import type { prepCarton } from '../content/amazon-fba.ts'
import { Barcode } from '../ui/Barcode.tsx'
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
      <path className={styles.top} d="M24 92 72 46H388L340 92z" />
      <path className={styles.side} d="M340 92 388 46V312L340 358z" />
      <path className={styles.front} d="M24 92H340V358H24z" />
      <path
        className={styles.tape}
        d="M41 75.5H357.5L371 62.5H54.5zM357.5 75.5 371 62.5V108L357.5 121z"
      />

      <text className={styles.mark} x="40" y="132">
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

      <path className={styles.unitTop} d="M8 262 30 242H160L138 262z" />
      <path className={styles.unitSide} d="M138 262 160 242V338L138 358z" />
      <path className={styles.unit} d="M8 262H138V358H8z" />
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
