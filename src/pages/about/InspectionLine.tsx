import { Box } from '../../ui/Box.tsx'
import { Drawing } from '../../ui/Drawing.tsx'

const mugs = [240, 390, 540, 690, 840] as const
const arms = 'M1392 414 1362 500 1420 536M1514 414 1544 496 1504 530'

/** A production line as wide as the page: one of its mugs is measured and filmed, then they are packed. */
export function InspectionLine({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="200 20 1540 730" alternative={alternative}>
      <g strokeWidth="3">
        <path fill="currentcolor" stroke="none" opacity="0.12" d="M1186 150H1304L1420 590H1070z" />
        <path strokeWidth="6" d="M1245-900V96M1036 448 1000 576M1036 448 1072 576M1036 448V576" />
        <path fill="var(--rule)" d="M-600 572H2600v18H-600z" />
        <path
          fill="var(--sheet)"
          d="M160 640v110h26v-110M640 640v110h26v-110M1120 640v110h26v-110"
        />
        <path fill="var(--sheet)" d="M-600 590H2600v50H-600zM1600 640v110h26v-110" />
        <path strokeWidth="22" strokeDasharray="0 60" d="M-590 615H2600" />
        <g className="daylight">
          <Box x={998} y={448} width={76} height={62} depth={16} of="paper" />
          <path fill="var(--ink)" d="M1082 396l22-8v46l-22-8z" />
          <circle fill="var(--accent)" cx="1018" cy="406" r="8" />
          <Inspector />
          {mugs.map((x) => (
            <Mug key={x} x={x} y={526} scale={0.625} />
          ))}
          <Box x={1140} y={588} width={196} height={24} depth={16} of="paper" />
          <Mug x={1166} y={390} scale={1.7} />
          <path fill="var(--accent)" d="M1218 96h54l32 54H1186z" />
          <path fill="var(--accent-strong)" d="M1250 96h22l32 54H1260z" />
        </g>
        <path d="M1132 394V560M1124 394h16M1124 560h16M1168 366h117M1168 356v20M1285 356v20" />
        <Box x={1568} y={588} width={126} height={112} depth={28} taped>
          <path stroke="var(--passed)" strokeWidth="9" d="M1604 534l20 20 40-50" />
        </Box>
      </g>
    </Drawing>
  )
}

function Mug({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g strokeWidth={3 / scale} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill="var(--paper)" d="M68 26h12q22 0 22 26t-22 26H68V66h10q12 0 12-14t-12-14H68z" />
      <path fill="var(--paper)" d="M0 8V84q0 16 16 16H54q16 0 16-16V8z" />
      <path fill="var(--carton)" stroke="none" d="M48 12H68V84q0 14-14 14H38q10-2 10-14z" />
      <path fill="var(--carton-edge)" d="M0 8q0-10 35-10T70 8q0 10-35 10T0 8z" />
    </g>
  )
}

// The inspector, behind the belt, in a helmet and a vest, with a clipboard, looks at the mug.
function Inspector() {
  return (
    <>
      <path fill="var(--carton-edge)" d="M1428 330H1474V384H1428z" />
      <path fill="var(--accent)" d="M1374 572V420q4-42 54-50l24 40 24-40q50 6 54 50V572z" />
      <path fill="var(--accent-strong)" d="M1504 379q24 12 26 41V572H1504z" />
      <path fill="var(--paper)" d="M1402 378l20-7V572h-20zM1374 520H1530V542H1374z" />
      <path fill="var(--ink)" d="M1462 276h28v40q-4 22-24 24z" />
      <path fill="var(--carton)" d="M1408 280l-4 26-12 18 11 5v14q2 13 17 13l26-4q18-6 22-40v-32" />
      <path fill="var(--carton)" d="M1456 306q16-8 16 8t-14 12z" />
      <path fill="var(--paper)" d="M1402 298h28v8q-4 12-16 12-10 0-12-10zM1430 302l28 4" />
      <path fill="var(--accent)" d="M1402 280q0-60 46-60t46 60h12v10H1378q2-10 24-10z" />
      <path fill="var(--accent-strong)" d="M1462 222q32 10 32 58h12v10h-34q4-44-10-68z" />
      <path fill="var(--carton-edge)" d="M1402 452l92-10 14 116-92 12z" />
      <path fill="var(--paper)" d="M1412 464l74-8 11 94-74 9z" />
      <path strokeWidth="42" d={arms} />
      <path stroke="var(--control)" strokeWidth="36" d={arms} />
      <path strokeWidth="6" d="M1436 454l24-3M1426 484l50-6M1432 506l47-6M1424 522l22-30" />
      <circle fill="var(--carton)" cx="1424" cy="534" r="16" />
      <circle fill="var(--carton)" cx="1500" cy="530" r="16" />
    </>
  )
}
