import planes from './Planes.module.css'
import styles from './ReportDrawing.module.css'

interface ReportDrawingProps {
  title: string
  summary: string
  stamp: string
  alternative: string
}

/** A bound report with its tabs, and before it the three products that it recommends. */
export function ReportDrawing({ title, summary, stamp, alternative }: ReportDrawingProps) {
  return (
    <svg
      className={`${planes.drawing} ${styles.drawing}`}
      viewBox="0 8 400 356"
      role="img"
      aria-label={alternative}
    >
      <path d="M0 358.5H400" />
      <path className={planes.top} d="M14 40 40 16H296L270 40z" />
      <path className={planes.side} d="M270 40 296 16V334L270 358z" />
      <path d="M275 38V352M280 33V348M285 28V343M290 24V338" />
      {[0, 1, 2, 3, 4].map((tab) => (
        <path
          key={tab}
          className={tab === 0 ? planes.red : planes.carton}
          d={`M294 ${30 + tab * 42}h20v32h-20z`}
        />
      ))}
      <path className={planes.sheet} d="M14 40H270V358H14z" />
      <path className={planes.sea} d="M14 40H30V358H14z" />
      <text className={styles.title} x="44" y="78">
        {title}
      </text>
      <text className={styles.caption} x="44" y="103">
        {summary}
      </text>
      <path className={planes.heavy} d="M44 118H256" />
      <path
        className={planes.kraft}
        d="M50 200V178h16v22zM76 200v-30h16v30zM102 200v-24h16v24zM128 200v-42h16v42zM154 200v-36h16v36zM180 200v-56h16v56zM206 200v-50h16v50zM232 200v-66h16v66z"
      />
      <path d="M44 200.5H256" />
      <path
        className={planes.trend}
        d="M50 176 84 164 110 168 136 150 162 156 188 136 214 140 252 128"
      />
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(44 ${222 + row * 42})`}>
          <path className={row === 0 ? planes.red : ''} d="M0 0h28v28H0z" />
          <text className={row === 0 ? planes.onRed : ''} x="14" y="20.5" textAnchor="middle">
            {row + 1}
          </text>
          <path className={planes.words} d="M42 8H150M42 20H112" />
        </g>
      ))}
      <Products />
      <g className={styles.stamp} transform="rotate(-7 165 300)">
        <path d="M118 280h94v36h-94z" />
        <text x="165" y="305" textAnchor="middle">
          {stamp}
        </text>
      </g>
    </svg>
  )
}

// A box, a tin and a bottle, in the order in which they are recommended.
function Products() {
  return (
    <g>
      <path className={planes.top} d="M232 232 248 217H320L304 232z" />
      <path className={planes.side} d="M304 232 320 217V343L304 358z" />
      <path className={planes.carton} d="M232 232H304V358H232z" />
      <path className={planes.red} d="M232 232h72v14h-72zM304 232l16-15v14l-16 15z" />
      <path className={planes.side} d="M322 306v46c0 8 44 8 44 0v-46z" />
      <path className={planes.top} d="M322 306v46c0 8 30 8 30 1v-46z" />
      <path className={planes.top} d="M322 306c0-8 44-8 44 0s-44 8-44 0z" />
      <path className={planes.top} d="M376 284v-16h12v16c8 6 8 10 8 16v58h-28v-58c0-6 0-10 8-16z" />
      <path className={planes.red} d="M374 258h16v12h-16zM368 312h28v22h-28z" />
      {[
        { x: 268, y: 302 },
        { x: 340, y: 332 },
        { x: 382, y: 300 },
      ].map(({ x, y }, index) => (
        <g key={x} className={styles.key}>
          <circle cx={x} cy={y} r="12" />
          <text x={x} y={y + 5.5} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </g>
  )
}
