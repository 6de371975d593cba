import type { productResearch } from '../../content/product-research.ts'
import { Box } from '../../ui/Box.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { Keys } from '../../ui/Keys.tsx'

// Positions of the numbers on the box, the tin and the bottle. The top recommendation is first.
const places = ['262 306', '340 334', '380 318']

const rising = [14, 22, 18, 32, 28, 44, 56] as const

/**
 * A bound, tabbed report; in front of it are its summary and the three products that it recommends.
 */
export function ReportDrawing({ title, summary, alternative }: typeof productResearch.hero.report) {
  return (
    <Drawing viewBox="0 8 400 372" alternative={alternative}>
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
        <path strokeWidth="var(--line-heavy)" d="M46 172H254" />
        <g className="on-load turns" fill="var(--sheet)" transform="rotate(-5 130 358)">
          <path d="M62 206h152v146h-152z" transform="rotate(5 214 352)" />
          <path d="M44 206h162v146h-162z" />
          <path stroke="var(--rule)" strokeWidth="9" d="M84 260h90M84 292h106M84 324h74" />
          <text x="54" y="236" fontSize="16">
            {summary}
          </text>
          {places.map((place, index) => (
            <text key={place} x="56" y={267 + index * 32}>
              {index + 1}
            </text>
          ))}
        </g>
        <Products />
        <Keys places={places} />
      </g>
    </Drawing>
  )
}

const candidates = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** Six trays, one per check. Each check rejects a product, until three remain. */
export function Checks() {
  return (
    <Drawing viewBox="0 0 410 440">
      {candidates.slice(0, 6).map((check) => (
        <g key={check} transform={`translate(${4 + check * 20} ${44 + check * 46})`}>
          <Box x={0} y={0} width={360 - check * 40} height={7} depth={28} of="sheet" />
          <g className="on-scroll drops">
            {candidates.slice(check).map((product) => (
              <Box
                key={product}
                {...{ x: (product - check) * 40 + 16, y: -14, width: 18, height: 18, depth: 6 }}
                of={product === check ? 'rule' : 'carton'}
              />
            ))}
          </g>
        </g>
      ))}
      <path d="M84 438h232" />
      <g className="daylight" transform="translate(-108 80)">
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
      <path fill="var(--accent)" d="M370 248h20v14h-20z" />
    </>
  )
}
