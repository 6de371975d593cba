import type { cartonRouting } from '../../content/walmart-wfs.ts'
import { Barcode } from '../../ui/drawings/Barcode.tsx'
import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import styles from './CartonRouting.module.css'

export function CartonRouting({ routing }: { routing: typeof cartonRouting }) {
  return (
    <Drawing viewBox="-42 -196 1284 530" alternative={routing.alternative} className={styles.yard}>
      <path fill="var(--kraft)" d="M-60 334V150H1260V334" />
      <FactoryAndPrep {...routing} />
      <Docks {...routing} />
    </Drawing>
  )
}

function FactoryAndPrep({ origin, prep }: typeof cartonRouting) {
  return (
    <>
      <Box x={36} y={156} width={20} height={116} depth={8} material="accent" />
      <Box x={8} y={300} width={150} height={130} depth={76} material="sheet">
        <text x="26" y="214" fontSize="28">
          {origin}
        </text>
      </Box>
      {[0, 50, 100].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path fill="var(--rule)" d="M8 170l50-36 76-76-50 36z" />
          <path className="daylight" fill="var(--carton)" d="M58 170v-36l76-76v36z" />
          <path fill="var(--sheet)" d="M8 170l50-36v36z" />
        </g>
      ))}
      <path className="daylight" fill="var(--carton)" d="M26 236h114v44H26zm38 0v44m38-44v44" />
      <path fill="var(--sea)" d="M172 246l56-56v-72l-56 56z" />
      <Belt from={178} to={320} />
      <Box x={192} y={226} width={44} height={40} depth={26} taped />
      <Box x={260} y={226} width={44} height={40} depth={26} taped />
      {/* Hides the lines behind the building in print, where `--sea` is transparent. */}
      <Box x={310} y={300} width={180} height={230} depth={88} material="sheet" />
      <Box x={310} y={300} width={180} height={230} depth={88} material="sea">
        <text x="400" y="146" color="var(--on-sea)" textAnchor="middle" fontSize="31">
          {prep}
        </text>
      </Box>
      <path fill="var(--sheet)" d="M326 204H474V284H326zM326 274H474" />
      <Labelled x={366} y={274} />
      <path fill="var(--accent)" d="M374 204h32v24h-8l-8 8-8-8h-8z" />
      <path fill="var(--sheet)" d="M504 246l56-56v-72l-56 56z" />
    </>
  )
}

const buildings = [
  { x: 656, y: 170, width: 310, wall: 166, depth: 90, material: 'sea', ink: 'on-sea' },
  { x: 950, y: 210, width: 196, wall: 126, depth: 50, material: 'passed', ink: 'paper' },
] as const

// A red arm diverts some cartons to the first building. The others continue to the second.
function Docks({ destinations }: typeof cartonRouting) {
  return (
    <>
      {buildings.map(({ wall, material, ink, ...building }, index) => (
        <g key={material}>
          <Box {...building} height={wall + 92} material="sheet" />
          <Box {...building} y={building.y - wall} height={92} material={material} />
          <g color={`var(--${ink})`} fontSize="28">
            {destinations[index]?.map((line, row) => (
              <text key={line} x={building.x + 16} y={building.y - wall - 53 + row * 32}>
                {line}
              </text>
            ))}
          </g>
        </g>
      ))}
      <text x="706 802 898" y="38" textAnchor="middle" fontSize="26">
        123
      </text>
      <path fill="var(--sea)" d="M672 48h68v76h-68zM972 88h68v76h-68z" />
      <path fill="var(--rule)" d="M672 48h68v24h-68zM972 88h68v24h-68z" />
      <path fill="var(--rule)" d="M768 48h68v76h-68zm96 0h68v76h-68zM1060 88h68v76h-68z" />
      <path {...dashes('2 11', 68)} d="M706 60v14m96-14v64m96-64v64M1006 100v14m88-14v64" />
      <path {...dashes('none', 12)} d="M678 130h56m40 0h56m40 0h56M978 170h56m32 0h56" />
      <path fill="var(--rule)" d="M612 190l66-66h56l-66 66zM952 190l26-26h56l-26 26z" />
      <path fill="var(--sheet)" d="M668 190l66-66v18l-66 66zM1008 190l26-26v18l-26 26z" />
      <Labelled x={642} y={168} />
      <Belt from={510} to={1060} />
      <path fill="var(--accent)" d="M648 224l38-38 8 6-38 38z" />
      {[536, 600, 760, 870].map((x) => (
        <g key={x} className="on-load arrives">
          <Labelled x={x} y={226} />
        </g>
      ))}
    </>
  )
}

const dashes = (strokeDasharray: string, strokeWidth: number) =>
  ({ strokeDasharray, strokeWidth, strokeLinecap: 'butt' }) as const

function Belt({ from, to }: { from: number; to: number }) {
  return (
    <>
      <path {...dashes('6 84', 28)} d={`M${from + 26} 266H${to}`} />
      <Box x={from} y={252} width={to - from} height={18} depth={44} material="rule" />
      <path strokeWidth="8" strokeDasharray="0 24" d={`M${from + 14} 243H${to - 6}`} />
    </>
  )
}

function Labelled({ x, y }: { x: number; y: number }) {
  return (
    <Box x={x} y={y} width={48} height={40} depth={26} taped>
      <path fill="var(--sheet)" d={`M${x + 10} ${y - 33}h28v26h-28z`} />
      <Barcode x={x + 14} y={y - 29} width={20} height={18} />
    </Box>
  )
}
