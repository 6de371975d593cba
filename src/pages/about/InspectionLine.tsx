import { gaugeReading } from '../../content/example-goods.ts'
import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import { Gauge } from '../../ui/drawings/Gauge.tsx'
import { Pack } from '../../ui/drawings/Pack.tsx'

// The x coordinates of the packs. On phones, the screen's edge falls between the last two packs.
const packs = [240, 385, 530, 675, 1006] as const

export function InspectionLine({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="200 20 1540 730" alternative={alternative}>
      <Camera />
      <path fill="var(--rule)" d="M-600 530H2600v60H-600z" />
      <path
        fill="var(--sheet)"
        d="M160 640v110h26v-110M640 640v110h26v-110M1120 640v110h26v-110"
      />
      <path
        fill="var(--sheet)"
        d="M-600 590H2600v50H-600zM1600 640v110h26v-110"
      />
      <path strokeWidth="22" strokeDasharray="0 60" d="M-590 615H2600" />
      <g className="daylight">
        {packs.map((x) => (
          <g key={x} className="on-load arrives">
            <Pack x={x} y={578} />
          </g>
        ))}
        <Box x={1580} y={578} width={116} height={84} depth={28} taped>
          <path
            stroke="var(--passed)"
            strokeWidth="9"
            d="M1614 534l18 18 34-42"
          />
        </Box>
      </g>
      <Gauge transform="translate(1150 584)" reading={gaugeReading} />
    </Drawing>
  )
}

function Camera() {
  return (
    <g>
      <path
        fill="var(--sheet)"
        d="M1032 456h12v294h-12zM1024 456l10 6-48 288h-13zM1042 462l10-6 48 294h-13z"
      />
      <path strokeWidth="var(--line-heavy)" d="M1010 374v-26h50v20" />
      <g className="daylight">
        <path fill="var(--control)" d="M1022 444h32v14h-32z" />
        <Box
          x={986}
          y={446}
          width={88}
          height={64}
          depth={16}
          material="paper"
        />
        <path
          fill="var(--control)"
          d="M1084 390h26a6 18 7 0 1-4 36h-26a6 18 7 0 1 4-36z"
        />
        <ellipse fill="var(--carton-edge)" cx="1108" cy="408" rx="6" ry="18" />
        <path fill="var(--sea)" d="M998 394h44v40h-44z" />
        <path stroke="var(--accent)" strokeWidth="6" d="M1006 420h28" />
        <circle fill="var(--accent)" cx="1058" cy="402" r="6" />
      </g>
    </g>
  )
}
