import { Box } from '../../ui/Box.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { Factory, months } from './ReportSpreads.tsx'

/** A chart on a small screen, and the path that leads from it to the factory. */
export function ScreenAndFactory() {
  return (
    <Drawing viewBox="0 0 600 540">
      <path d="M0 538H600" />
      <g transform="translate(0 269) scale(.5)" strokeWidth="4">
        <path fill="var(--sheet)" d="M14 350h14v188H14zM298 350h14v188h-14z" />
        <Box x={2} y={350} width={322} height={16} depth={30} of="sheet" />
        <Box x={128} y={334} width={72} height={72} depth={18} of="sheet" />
        <Box x={2} y={266} width={330} height={238} depth={24} of="sea">
          <path fill="var(--sheet)" d="M18 44h298v206H18zM18 70h298" />
          <path stroke="var(--accent)" strokeWidth="9" d="M34 57h0M52 57h0M70 57h0" />
        </Box>
        <g transform="translate(32 114) scale(.57)" strokeWidth="7">
          {months()}
        </g>
      </g>
      <path stroke="var(--accent)" strokeWidth="9" d="M88 244V24H284V78M262 56l22 22 22-22" />
      <g transform="translate(184 -294) scale(4.2)" strokeWidth=".48">
        <Factory />
      </g>
    </Drawing>
  )
}
