import { exampleGoods } from '../../content/example-goods.ts'
import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'

const packs = [240, 390, 540, 690, 840] as const
const [, , thickness] = exampleGoods.sample

/** A drawing of a line of packed mats, one of which is being measured and filmed. */
export function InspectionLine({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="200 20 1540 730" alternative={alternative}>
      <Camera />
      <path fill="var(--rule)" d="M-600 572H2600v18H-600z" />
      <path fill="var(--sheet)" d="M160 640v110h26v-110M640 640v110h26v-110M1120 640v110h26v-110" />
      <path fill="var(--sheet)" d="M-600 590H2600v50H-600zM1600 640v110h26v-110" />
      <path strokeWidth="22" strokeDasharray="0 60" d="M-590 615H2600" />
      <g className="daylight">
        {packs.map((x) => (
          <g key={x} className="on-load arrives">
            <Box x={x} y={588} width={96} height={22} depth={24} material="paper" />
            <path fill="var(--accent)" d={`M${x + 36} 566h24v22h-24z`} />
          </g>
        ))}
        <Box x={1580} y={588} width={116} height={84} depth={28} taped>
          <path stroke="var(--passed)" strokeWidth="9" d="M1614 544l18 18 34-42" />
        </Box>
        <Gauge />
      </g>
    </Drawing>
  )
}

// A digital thickness gauge on a stand. Its spindle rests on a mat on the stone base.
function Gauge() {
  return (
    <>
      <Box x={1150} y={588} width={330} height={44} depth={44} material="rule" />
      <Box x={1414} y={536} width={34} height={430} depth={18} material="paper" />
      <Box x={1170} y={532} width={224} height={8} depth={30} material="accent" />
      <Box x={1310} y={236} width={120} height={44} depth={16} material="ink" />
      <path fill="var(--rule)" d="M1268 330h24v130h-24zM1274 460h12v50h-12z" />
      <path fill="var(--ink)" d="M1272 510h16l-8 10z" />
      <Box x={1180} y={350} width={200} height={180} depth={24} material="paper" />
      <path fill="var(--carton)" d="M1200 192h160v72h-160z" />
      <text x="1280" y="241" textAnchor="middle" fontSize="30">
        {thickness.found[1]} {thickness.unit}
      </text>
      <circle fill="var(--accent)" cx="1226" cy="310" r="14" />
      <circle fill="var(--control)" cx="1280" cy="310" r="14" />
      <circle fill="var(--control)" cx="1334" cy="310" r="14" />
    </>
  )
}

// A camera on a tripod behind the conveyor belt. Its fold-out screen shows the mat.
function Camera() {
  return (
    <g>
      <path
        fill="var(--sheet)"
        d="M1032 456h12v294h-12zM1024 456l10 6-48 288h-13zM1042 462l10-6 48 294h-13z"
      />
      <g className="daylight">
        <path strokeWidth="var(--line-heavy)" d="M1010 374v-26h50v20" />
        <path fill="var(--ink)" d="M1022 444h32v14h-32z" />
        <Box x={986} y={446} width={88} height={64} depth={16} material="paper" />
        <path fill="var(--ink)" d="M1084 390h26a6 18 7 0 1-4 36h-26a6 18 7 0 1 4-36z" />
        <ellipse fill="var(--carton-edge)" cx="1108" cy="408" rx="6" ry="18" />
        <path fill="var(--sea)" d="M998 394h44v40h-44z" />
        <path stroke="var(--accent)" strokeWidth="6" d="M1006 420h28" />
        <circle fill="var(--accent)" cx="1058" cy="402" r="6" />
      </g>
    </g>
  )
}
