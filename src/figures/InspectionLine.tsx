import { Box } from '../ui/Box.tsx'
import { Drawing } from '../ui/Drawing.tsx'

const mugs = [-360, -210, -60, 90, 240, 390, 540, 690, 840] as const

/** A production line as wide as the page: one of its mugs is measured and filmed, then they are packed. */
export function InspectionLine({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="-180 -110 1920 850" alternative={alternative}>
      <path fill="currentcolor" stroke="none" opacity="0.1" d="M1186 150H1304L1420 590H1070z" />
      <Camera />
      <Inspector />
      <path fill="var(--sheet)" d="M-600 590H2600V640H-600z" />
      <path strokeWidth="22" strokeDasharray="0 60" d="M-590 615H2600" />
      <path strokeWidth="14" d="M180 648V740M660 648V740M1140 648V740M1620 648V740" />
      {mugs.map((x) => (
        <Mug key={x} x={x} y={528} scale={0.62} />
      ))}
      <Box x={1140} y={590} width={200} height={24} depth={16} of="sheet" />
      <Mug x={1170} y={396} scale={1.7} />
      <path d="M1132 396V566M1122 396h20M1122 566h20M1170 372h119M1170 362v20M1289 362v20" />
      <path stroke="var(--stamp)" strokeWidth="5" d="M1106 368V336h32M1362 336h32v32" />
      <path strokeWidth="5" d="M1245-900V96" />
      <path fill="var(--stamp)" d="M1218 96h54l32 54H1186z" />
      <Box x={1570} y={590} width={136} height={116} depth={28} taped>
        <path stroke="var(--passed)" strokeWidth="9" d="M1612 536l20 20 40-50" />
      </Box>
    </Drawing>
  )
}

function Mug({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g fill="var(--kraft)" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M68 26h14q20 0 20 24t-20 24H68M0 8V84q0 16 16 16H54q16 0 16-16V8q0-10-35-10T0 8q0 10 35 10T70 8" />
    </g>
  )
}

function Camera() {
  return (
    <>
      <path strokeWidth="5" d="M1040 448 1004 590M1040 448 1076 590M1040 448V590" />
      <Box x={998} y={448} width={92} height={62} depth={14} of="sheet" />
      <path fill="var(--sea)" d="M1104 392h22v38h-22z" />
      <circle fill="var(--stamp)" cx="1018" cy="406" r="8" />
    </>
  )
}

// Stands behind the belt, in a helmet and a vest, with a clipboard.
function Inspector() {
  return (
    <>
      <path fill="var(--stamp)" d="M1380 396q6-36 52-38h36q46 2 52 38V600H1380z" />
      <path fill="var(--ink)" d="M1380 476H1520V498H1380zM1380 530H1520V552H1380z" />
      <path fill="var(--rule)" d="M1432 330h36v32q-18 16-36 0zM1412 280q0 66 38 66t38-66z" />
      <path fill="var(--stamp)" d="M1408 284q0-56 42-56t42 56h10v10H1398v-10z" />
      <path fill="var(--rule)" d="M1386 396 1350 478 1396 530 1416 508 1386 474 1408 420z" />
      <path fill="var(--rule)" d="M1514 396 1556 478 1510 530 1490 508 1520 474 1494 420z" />
      <path fill="var(--carton)" d="M1394 452l96-14 18 118-96 14z" />
      <path strokeWidth="5" d="M1412 482l62-9M1417 508l62-9M1421 534l44-6" />
    </>
  )
}
