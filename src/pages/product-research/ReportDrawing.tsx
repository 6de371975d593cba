import type { ReportCover } from '../../content/types.ts'
import { Box } from '../../ui/Box.tsx'
import { Drawing, Keys } from '../../ui/Drawing.tsx'
import styles from './ReportDrawing.module.css'

// A box, a tin and a bottle, in the order in which they are recommended.
const places = ['262 306', '340 334', '380 318']

const rising = [14, 22, 18, 32, 28, 44, 56] as const

/** A bound report with its tabs, and before it the summary and the three products that it recommends. */
export function ReportDrawing({ title, summary, stamp, alternative }: ReportCover) {
  return (
    <Drawing viewBox="0 8 400 356" alternative={alternative}>
      <path d="M0 358H400" />
      <g className="daylight">
        <path
          fill="var(--carton)"
          d="M290 30h26v32h-26zM290 72h26v32h-26zM290 114h26v32h-26zM290 156h26v32h-26z"
        />
        <Box x={14} y={358} width={256} height={318} depth={26} of="sheet" />
        <path fill="var(--accent)" d="M14 40H30V358H14z" />
        <text x="46" y="84" fontSize="24">
          {title}
        </text>
        {rising.map((height, bar) => (
          <Box key={height} x={46 + bar * 30} y={172} width={18} height={height} depth={7} />
        ))}
        <path strokeWidth="4" d="M46 172H254" />
        <g fill="var(--sheet)" transform="rotate(-5 130 358)">
          <path d="M62 206h152v146h-152z" transform="rotate(5 214 352)" />
          <path d="M44 206h162v146h-162z" />
          <path stroke="var(--rule)" strokeWidth="9" d="M58 260h96M58 282h120" />
          <text x="54" y="236" fontSize="16">
            {summary}
          </text>
          <g color="var(--accent)" transform="rotate(-4 150 318)">
            <path strokeWidth="4" d="M92 296h104v42h-104z" />
            <text x="144" y="328" textAnchor="middle" fontSize="29">
              {stamp.toUpperCase()}
            </text>
          </g>
        </g>
        <Products />
      </g>
    </Drawing>
  )
}

/** The three recommended products without the report. */
export function Recommended() {
  return (
    <div className={styles.recommended}>
      <Drawing viewBox="206 206 210 156">
        <path d="M206 358h210" />
        <Products />
      </Drawing>
    </div>
  )
}

export function Products() {
  return (
    <>
      <Box x={222} y={358} width={80} height={126} depth={16} taped />
      <path
        fill="var(--kraft)"
        d="M321 306v46a19 7 0 0 0 38 0v-46a19 7 0 0 0-38 0 19 7 0 0 0 38 0"
      />
      <path fill="var(--sheet)" d="M372 284v-26h16v26q10 8 10 18v56h-36v-56q0-10 10-18z" />
      <path fill="var(--accent)" d="M370 248h20v14h-20z" />
      <Keys places={places} />
    </>
  )
}
