import { Box } from '../../ui/Box.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import styles from './InspectionLine.module.css'

const mugs = [240, 390, 540, 690, 840] as const

/** A drawing of a production line of mugs, one of which is being measured and filmed. */
export function InspectionLine({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="200 20 1540 730" alternative={alternative}>
      <Lamp />
      <Camera />
      <path fill="var(--rule)" d="M-600 572H2600v18H-600z" />
      <path fill="var(--sheet)" d="M160 640v110h26v-110M640 640v110h26v-110M1120 640v110h26v-110" />
      <path fill="var(--sheet)" d="M-600 590H2600v50H-600zM1600 640v110h26v-110" />
      <path strokeWidth="22" strokeDasharray="0 60" d="M-590 615H2600" />
      <g className="daylight">
        {mugs.map((x) => (
          <g key={x} className="on-load arrives">
            <Mug x={x} y={526} scale={0.625} />
          </g>
        ))}
        <Box x={1580} y={588} width={116} height={84} depth={28} taped>
          <path stroke="var(--passed)" strokeWidth="9" d="M1614 544l18 18 34-42" />
        </Box>
        <Box x={1130} y={588} width={216} height={24} depth={16} of="paper" />
        <Mug x={1166} y={390} scale={1.7} />
        <Measuring />
        <Holding />
      </g>
    </Drawing>
  )
}

function Lamp() {
  return (
    <>
      <path strokeWidth="var(--line-heavy)" d="M1245-900V76" />
      <path className={styles.hook} strokeWidth="14" d="M1205 27h80" />
      <path
        fill="currentcolor"
        stroke="none"
        opacity="0.12"
        d="M1186 150q59 20 118 0L1410 590H1080z"
      />
      <g className="daylight">
        <path fill="var(--ink)" d="M1231 74h28v24h-28z" />
        <path fill="var(--accent)" d="M1218 94q27 8 54 0l32 56q-59 20-118 0z" />
        <path fill="var(--accent-strong)" d="M1254 97q10 0 18-3l32 56q-16 6-36 9z" />
      </g>
    </>
  )
}

// A camera on a tripod behind the conveyor belt. Its fold-out screen shows the mug.
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
        <Box x={986} y={446} width={88} height={64} depth={16} of="paper" />
        <path fill="var(--ink)" d="M1084 390h26a6 18 7 0 1-4 36h-26a6 18 7 0 1 4-36z" />
        <ellipse fill="var(--carton-edge)" cx="1108" cy="408" rx="6" ry="18" />
        <path fill="var(--sea)" d="M998 394h44v40h-44z" />
        <circle fill="var(--accent)" cx="1058" cy="402" r="6" />
        <Mug x={1011} y={404} scale={0.22} />
      </g>
    </g>
  )
}

function Mug({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill="var(--paper)" d="M68 20h12q22 0 22 32t-22 32H68V72h10q12 0 12-20t-12-20H68z" />
      <path fill="var(--paper)" d="M0 8V84q0 16 16 16H54q16 0 16-16V8z" />
      <path fill="var(--carton)" stroke="none" d="M48 12H69.4V84q0 15.4-15.4 15.4H38q10-3 10-15z" />
      <path fill="var(--carton-edge)" d="M0 8a35 10 0 0 1 70 0 35 10 0 0 1-70 0z" />
    </g>
  )
}

function Measuring() {
  return (
    <g>
      <path fill="var(--carton-edge)" d="M1412 346l-56 22q-16 8-10 21t23 7l52-20z" />
      <path fill="var(--rule)" d="M1496 338H1166v-22l-14 22h-26v24q14 36 32 66l8-6v-60H1496z" />
      <path d="M1180 362v-10m16 10v-6m16 6v-6m16 6v-10m16 10v-6m16 6v-6" />
      <path fill="var(--rule)" d="M1285 328v-12l14 12zM1285 372v50l8 6q18-28 26-56z" />
      <path fill="var(--accent)" d="M1285 328h92v46h-92z" />
      <path fill="var(--paper)" d="M1296 336h62v22h-62z" />
      <path fill="var(--control)" d="M1481 246 1840 31V150L1511 298z" />
      <path fill="var(--accent)" d="M1474 244l20-12 37 60-20 12z" />
      <path fill="var(--carton)" d="M1482 254Q1416 264 1376 318v18H1478l6-14q20-8 24-24z" />
      <path
        fill="var(--carton)"
        d="M1376 318v50q0 13 13 13t13-13v-52m0 0v56q0 13 13 13t13-13v-56m0 0v54q0 13 13 13t13-13v-53m0 0v42q0 12 12 12t12-12v-40"
      />
      <path d="M1383 320q6-8 12 0m14-4q6-8 12 0m14-1q6-8 12 0m13 3q5-7 10 0" />
    </g>
  )
}

function Holding() {
  return (
    <g>
      <path fill="var(--control)" d="M1442 436 1840 330V440L1460 506z" />
      <path fill="var(--accent)" d="M1438 434l22-6 18 76-22 6z" />
      <path
        fill="var(--carton)"
        d="M1352 446Q1370 426 1398 430L1446 440 1460 502 1404 534Q1376 544 1352 536z"
      />
      <path
        fill="var(--carton)"
        d="M1366 446h-50q-11 0-11 11t11 11h50m0 0h-52q-11 0-11 11t11 11h52m0 0h-50q-11 0-11 11t11 11h50m0 0h-38q-10 0-10 11t10 11h40"
      />
      <path fill="var(--carton)" d="M1408 448Q1392 426 1366 424l-36-8q-13-2-15 10t10 16l46 8z" />
    </g>
  )
}
