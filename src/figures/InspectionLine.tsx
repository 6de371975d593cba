import styles from './InspectionLine.module.css'
import planes from './Planes.module.css'

const mugs = [-60, 90, 240, 390, 540, 690, 840] as const

/** A production line as wide as the page: one of its mugs is measured and filmed, then they are packed. */
export function InspectionLine({ alternative }: { alternative: string }) {
  return (
    <svg
      className={`${planes.drawing} ${styles.line}`}
      viewBox="0 0 1920 740"
      role="img"
      aria-label={alternative}
    >
      <path className={styles.light} d="M1186 150H1304L1420 590H1070z" />
      <Camera />
      <Inspector />
      <Belt />
      {mugs.map((x) => (
        <Mug key={x} x={x} y={528} scale={0.62} />
      ))}
      <path className={planes.sheet} d="M1150 566H1340V590H1150z" />
      <Mug x={1170} y={396} scale={1.7} />
      <path d="M1132 396V566M1122 396h20M1122 566h20M1170 372h119M1170 362v20M1289 362v20" />
      <path className={planes.trend} d="M1106 368V336h32M1362 336h32v32" />
      <Lamp />
      {[1600, 1790].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={planes.top} d="M0 470 28 444H168L140 470z" />
          <path className={planes.side} d="M140 470 168 444V564L140 590z" />
          <path className={planes.carton} d="M0 470H140V590H0z" />
          <path className={planes.red} d="M12 462H152l8-8H20z" />
          <path className={planes.tick} d="M44 534l18 18 36-46" />
        </g>
      ))}
    </svg>
  )
}

function Mug({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={planes.kraft} d="M68 26h14q20 0 20 24t-20 24H68" />
      <path className={planes.kraft} d="M0 8V84q0 16 16 16H54q16 0 16-16V8z" />
      <path className={planes.top} d="M0 8q0-10 35-10T70 8 35 18 0 8z" />
    </g>
  )
}

function Belt() {
  return (
    <g>
      <path className={styles.legs} d="M180 640V720M660 640V720M1140 640V720M1620 640V720" />
      <path className={planes.sheet} d="M-20 590H1940V640H-20z" />
      <path className={styles.rollers} d="M10 615H1930" />
      <path className={planes.sea} d="M-20 720H1940V760H-20z" />
    </g>
  )
}

function Lamp() {
  return (
    <g>
      <path className={planes.heavy} d="M1245-900V96" />
      <path className={planes.red} d="M1218 96h54l32 54H1186z" />
    </g>
  )
}

function Camera() {
  return (
    <g>
      <path className={planes.heavy} d="M1040 448 1004 590M1040 448 1076 590M1040 448V590" />
      <path className={planes.top} d="M998 386l12-12h92l-12 12z" />
      <path className={planes.kraft} d="M998 386h92v62h-92z" />
      <path className={planes.sea} d="M1090 398h24v38h-24z" />
      <circle className={planes.red} cx="1018" cy="406" r="8" />
    </g>
  )
}

// Stands behind the belt, in a helmet and a vest, with a clipboard.
function Inspector() {
  return (
    <g>
      <path className={planes.sheet} d="M1432 330h36v40h-36z" />
      <path className={planes.red} d="M1380 396q6-36 52-38 18 20 36 0 46 2 52 38V600H1380z" />
      <path className={planes.ink} d="M1380 476H1520V498H1380zM1380 530H1520V552H1380z" />
      <path className={planes.sheet} d="M1412 280q0 66 38 66t38-66z" />
      <path className={planes.red} d="M1408 284q0-52 42-52t42 52zM1442 284V228h16v56z" />
      <path className={planes.red} d="M1400 284h100v9h-100z" />
      <path className={styles.sleeveEdge} d="M1398 402 1366 478 1404 520" />
      <path className={styles.sleeve} d="M1398 402 1366 478 1404 520" />
      <path className={planes.top} d="M1394 452l96-14 18 118-96 14z" />
      <path className={planes.heavy} d="M1412 482l62-9M1417 508l62-9M1421 534l44-6" />
      <path className={styles.sleeveEdge} d="M1504 402 1540 482 1502 524" />
      <path className={styles.sleeve} d="M1504 402 1540 482 1502 524" />
    </g>
  )
}
