import type { cartonRouting } from '../../content/walmart-wfs.ts'
import { Barcode } from '../../ui/drawings/Barcode.tsx'
import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import styles from './CartonRouting.module.css'

export function CartonRouting({ routing }: { routing: typeof cartonRouting }) {
  return (
    <Drawing viewBox="-34 -196 1190 530" alternative={routing.alternative} className={styles.yard}>
      <path fill="var(--kraft)" d="M-2000 334V150H3000V334" />
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
        <text x="83" y="215" textAnchor="middle" fontSize="28">
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
      <Belt from={178} to={244} />
      <Box x={186} y={226} width={44} height={40} depth={26} taped />
      {/* Hides the lines behind the building in print, where `--sea` is transparent. */}
      <Box x={240} y={300} width={200} height={196} depth={72} material="sheet" />
      <Box x={240} y={300} width={200} height={196} depth={72} material="sea">
        <text x="340" y="160" color="var(--on-sea)" textAnchor="middle" fontSize="32">
          {prep}
        </text>
      </Box>
      <path fill="var(--sheet)" d="M260 204H420V284H260zM260 274H420" />
      <Labelled x={305} y={274} />
      <path fill="var(--accent)" d="M313 204h32v24h-8l-8 8-8-8h-8z" />
      <path fill="var(--sheet)" d="M454 246l48-48v-66l-48 48z" />
    </>
  )
}

const buildings = [
  { x: 544, y: 170, width: 310, wall: 166, depth: 90, material: 'sea', ink: 'on-sea' },
  { x: 848, y: 210, width: 216, wall: 126, depth: 50, material: 'passed', ink: 'paper' },
] as const

// A red arm diverts some cartons to the first building. The others continue to the second building.
function Docks({ destinations }: typeof cartonRouting) {
  return (
    <>
      {buildings.map(({ wall, material, ink, ...building }, index) => (
        <g key={material}>
          <Box {...building} height={wall + 92} material="sheet" />
          <Box {...building} y={building.y - wall} height={92} material={material} />
          <g color={`var(--${ink})`} fontSize="32">
            {destinations[index]?.map((line, row) => (
              <text key={line} x={building.x + 14} y={building.y - wall - 54 + row * 36}>
                {line}
              </text>
            ))}
          </g>
        </g>
      ))}
      <text x="594 690 786" y="38" textAnchor="middle" fontSize="30">
        123
      </text>
      <path fill="var(--sea)" d="M560 48h68v76h-68zM874 88h68v76h-68z" />
      <path fill="var(--rule)" d="M560 48h68v24h-68zM874 88h68v24h-68z" />
      <path fill="var(--rule)" d="M656 48h68v76h-68zm96 0h68v76h-68zM970 88h68v76h-68z" />
      <path {...dashes('2 11', 68)} d="M594 60v14m96-14v64m96-64v64M908 100v14m96-14v64" />
      <path {...dashes('none', 12)} d="M566 130h56m40 0h56m40 0h56M880 170h56m40 0h56" />
      <path fill="var(--rule)" d="M500 190l66-66h56l-66 66zM854 190l26-26h56l-26 26z" />
      <path fill="var(--sheet)" d="M556 190l66-66v18l-66 66zM910 190l26-26v18l-26 26z" />
      <Labelled x={530} y={168} />
      <Belt from={460} to={960} />
      <path fill="var(--accent)" d="M540 224l38-38 8 6-38 38z" />
      {[486, 640, 750].map((x) => (
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
