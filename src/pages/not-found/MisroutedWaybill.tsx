import { Barcode } from '../../ui/drawings/Barcode.tsx'
import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'

export function MisroutedWaybill({
  label,
  stamp,
}: {
  label: string
  stamp: string
}) {
  return (
    <Drawing viewBox="0 38 400 378">
      <path d="M0 358H400" />
      <path strokeWidth="10" strokeDasharray="0 25" d="M12 367H400" />
      <Box x={24} y={358} width={316} height={266} depth={47} taped>
        <path fill="var(--sheet)" d="M40 106H324V262H40z" />
        <text x="54" y="142" fontSize="32">
          {label}
        </text>
        <path strokeWidth="var(--line-heavy)" d="M54 156H310" />
        <text x="50" y="240" fontSize="88">
          404
        </text>
        <Barcode x={242} y={176} width={68} height={64} />
        <path
          strokeWidth="3"
          d="M52 305v38M43 332l9 11 9-11M74 305v38M65 332l9 11 9-11M42 304h42M97 343h24l-2-15c-1-9-19-9-20 0zM109 321v-16M100 304h18"
        />
        <g
          transform="rotate(-7 264 308)"
          color="var(--accent)"
          stroke="currentcolor"
        >
          <path fill="var(--sheet)" d="M138 282H394V334H138z" />
          <path strokeWidth="var(--line-heavy)" d="M145 289H387V327H145z" />
          <text x="266" y="315" textAnchor="middle">
            {stamp.toUpperCase()}
          </text>
        </g>
      </Box>
      <path
        stroke="var(--accent)"
        strokeWidth="var(--line-heavy)"
        d="M366 398H36m14-12-14 12 14 12"
      />
    </Drawing>
  )
}
