import { Box } from '../ui/Box.tsx'
import { Drawing, Keys } from '../ui/Drawing.tsx'

type ReportDrawingProps = Record<'title' | 'summary' | 'stamp' | 'alternative', string>

// A box, a tin and a bottle, in the order in which they are recommended.
const places = ['262 306', '340 334', '380 318']

/** A bound report with its tabs, and before it the three products that it recommends. */
export function ReportDrawing({ title, summary, stamp, alternative }: ReportDrawingProps) {
  return (
    <Drawing viewBox="0 8 400 356" alternative={alternative}>
      <path d="M0 358H400" />
      <g className="daylight">
        <path
          fill="var(--carton)"
          d="M290 30h26v32h-26zM290 72h26v32h-26zM290 114h26v32h-26zM290 156h26v32h-26z"
        />
        <Box x={14} y={358} width={256} height={318} depth={26} of="sheet" />
        <path fill="var(--stamp)" d="M14 40H30V358H14z" />
        <text x="46" y="82" fontSize="23.5">
          {title}
        </text>
        <text x="46" y="110" fontSize="19" fontWeight="500">
          {summary}
        </text>
        <path
          fill="var(--carton)"
          d="M46 200v-22h22v22zM76 200v-34h22v34zM106 200v-28h22v28zM136 200v-46h22v46zM166 200v-40h22v40zM196 200v-60h22v60zM226 200v-72h22v72z"
        />
        <path strokeWidth="4" d="M46 202H254" />
        <g transform="rotate(-7 130 260)" color="var(--stamp)">
          <path strokeWidth="4" d="M60 232h140v52h-140z" />
          <text x="130" y="270" textAnchor="middle" fontSize="34">
            {stamp.toUpperCase()}
          </text>
        </g>
        <Products />
      </g>
    </Drawing>
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
      <path fill="var(--stamp)" d="M370 248h20v14h-20z" />
      <Keys places={places} />
    </>
  )
}
