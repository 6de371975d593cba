import type { cartonRouting } from '../content/walmart-wfs.ts'
import { Barcode } from '../ui/Barcode.tsx'
import { Box } from '../ui/Box.tsx'
import { StripFigure } from './StripFigure.tsx'

/** Cartons on their way from the factory through prep to the dock that the seller names. */
export function CartonRoutingFigure({ routing }: { routing: typeof cartonRouting }) {
  const { origin, prep, destinations, caption, alternative } = routing
  const [walmart, own] = destinations
  return (
    <StripFigure viewBox="0 66 1200 292" alternative={alternative} caption={caption}>
      <path d="M0 346H1200" />
      <Factory name={origin} />
      <Box x={229} y={326} width={200} height={24} depth={34} of="sheet" />
      <Box x={268} y={292} width={50} height={40} depth={24} />
      <Box x={350} y={292} width={50} height={40} depth={24} />
      <Box x={420} y={346} width={200} height={160} depth={100} of="ink" />
      <g color="var(--paper)" textAnchor="middle" fontSize="24">
        <text x="520" y="232" fontSize="32">
          {prep.title}
        </text>
        {prep.note.split(', ').map((job, index) => (
          <text key={job} x="520" y={270 + index * 28} fontWeight="500">
            {job}
          </text>
        ))}
      </g>
      <Box x={682} y={268} width={300} height={24} depth={30} of="sheet" />
      <Labelled x={800} y={236} />
      <Dock x={925} y={272} width={248} height={152} depth={26} lines={walmart} />
      <Box x={636} y={332} width={300} height={24} depth={30} of="sheet" />
      <Labelled x={670} y={300} />
      <Labelled x={770} y={300} />
      <Dock x={882} y={346} width={246} height={90} depth={46} lines={own} />
    </StripFigure>
  )
}

function Factory({ name }: { name: string }) {
  return (
    <>
      <Box x={10} y={346} width={190} height={120} depth={64} of="sheet" />
      <path fill="var(--sheet)" d="M10 226v-60l63 60v-60l63 60v-60l64 60z" />
      <text x="34" y="300" fontSize="26">
        {name}
      </text>
    </>
  )
}

function Labelled({ x, y }: { x: number; y: number }) {
  return (
    <Box x={x} y={y} width={60} height={50} depth={22} taped>
      <path fill="var(--sheet)" d={`M${x + 18} ${y - 40}h32v30h-32z`} />
      <Barcode x={x + 22} y={y - 35} width={24} height={20} />
    </Box>
  )
}

interface DockProps extends Omit<React.ComponentProps<typeof Box>, 'of' | 'taped' | 'children'> {
  lines: readonly string[]
}

function Dock({ lines, ...box }: DockProps) {
  return (
    <>
      <Box {...box} of="sheet" />
      {lines.map((line, index) => (
        <text key={line} x={box.x + 16} y={box.y - box.height + 36 + index * 28} fontSize="26">
          {line}
        </text>
      ))}
    </>
  )
}
