import { Box } from '../ui/Box.tsx'
import { Drawing } from '../ui/Drawing.tsx'

interface MisroutedWaybillProps {
  title: string
  stamp: string
}

/** A carton that came back, upside down, addressed to a number that nobody has. */
export function MisroutedWaybill({ title, stamp }: MisroutedWaybillProps) {
  return (
    <Drawing viewBox="0 38 400 380">
      <path d="M0 358H400" />
      <Box x={24} y={358} width={316} height={266} depth={47} taped>
        <path fill="var(--sheet)" d="M40 106H324V254H40z" />
        <text x="56" y="146" fontSize="34">
          {title}
        </text>
        <path strokeWidth="3" d="M56 160H308" />
        <text x="56" y="226" fontSize="52">
          404
        </text>
        <path
          strokeWidth="3"
          d="M52 305v38M43 332l9 11 9-11M74 305v38M65 332l9 11 9-11M42 304h42M97 343h24l-2-15c-1-9-19-9-20 0zM109 321v-16M100 304h18"
        />
        <g transform="rotate(-7 264 308)" color="var(--stamp)">
          <path
            fill="var(--sheet)"
            stroke="currentcolor"
            strokeWidth="4"
            d="M140 286H390V330H140z"
          />
          <text x="265" y="315" textAnchor="middle">
            {stamp.toUpperCase()}
          </text>
        </g>
      </Box>
      <path strokeWidth="3" strokeDasharray="7 7" d="M24 384H360" />
      <path
        stroke="var(--stamp)"
        strokeWidth="3"
        d="M366 374l20 20m0-20-20 20M366 404H36m12-10-12 10 12 10"
      />
    </Drawing>
  )
}
