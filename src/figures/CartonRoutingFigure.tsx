import type { cartonRouting } from '../content/walmart-wfs.ts'
import { Barcode } from '../ui/Barcode.tsx'
import { Box } from '../ui/Box.tsx'
import { SlidingRow } from '../ui/SlidingRow.tsx'
import styles from './CartonRoutingFigure.module.css'

// The lanes seen from above: along the drawing and, for the docks, nearer or farther. The transforms
// below lay them down as the floor of the same projection in which the boxes stand.
const lanes = 'M690 80 770 130H1000M690 80 750 30H1000M150 80H690'
const turn = 'M690 60V100M681 91l9 9 9-9M681 69l9-9 9 9'
const legs = 'M300 262v28M660 262v28M890 212v28M820 312v28M920 312v28'

/** Cartons on their way from the factory through prep to the dock that the seller names. */
export function CartonRoutingFigure({ routing }: { routing: typeof cartonRouting }) {
  const { origin, prep, destinations, caption, alternative } = routing
  const [[first, second], [own, ownSecond]] = destinations
  return (
    <figure className={styles.figure}>
      <SlidingRow label={caption}>
        <svg className={styles.drawing} viewBox="0 62 1200 292" role="img" aria-label={alternative}>
          <path className={styles.line} d={legs} />
          <g transform="matrix(1 0 1 -1 0 322)">
            <path className={styles.edge} d={lanes} />
            <path className={styles.under} d={lanes} />
          </g>
          <g transform="matrix(1 0 1 -1 0 310)">
            <path className={styles.edge} d={lanes} />
            <path className={styles.bed} d={lanes} />
            <path className={styles.rollers} d={lanes} />
            <circle className={styles.turntable} cx="690" cy="80" r="29" />
            <path className={styles.turn} d={turn} />
          </g>
          <Carton x={884} y={195} />
          <Box x={960} y={245} width={205} height={130} depth={30} of="wall" />
          <Factory name={origin} />
          <Box x={285} y={245} width={50} height={40} depth={28} />
          <Box x={372} y={245} width={50} height={40} depth={28} />
          <Box x={405} y={305} width={160} height={130} depth={70} of="ink" />
          <path className={styles.opening} d="M580 250 620 210V150L580 190z" />
          <text className={styles.sign} x="485" y="216">
            {prep.title}
          </text>
          {prep.note.split(', ').map((job, index) => (
            <text key={job} className={styles.job} x="485" y={242 + index * 23}>
              {job}
            </text>
          ))}
          <Carton x={640} y={245} />
          <Carton x={800} y={295} />
          <Carton x={890} y={295} />
          <Box x={965} y={345} width={180} height={95} depth={45} of="wall" />
          <text className={styles.dock} x="972" y="148">
            {first}
          </text>
          <text className={styles.dock} x="972" y="172">
            {second}
          </text>
          <text className={styles.dock} x="980" y="291">
            {own}
          </text>
          <text className={styles.dock} x="980" y="314">
            {ownSecond}
          </text>
        </svg>
      </SlidingRow>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** Its roof is a saw: of each tooth the window is seen, and the slope is not. */
function Factory({ name }: { name: string }) {
  return (
    <>
      <Box x={40} y={310} width={150} height={110} depth={80} of="wall" />
      {[40, 90, 140].map((x) => (
        <g key={x} className={styles.tooth}>
          <path className={styles.window} d={`M${x + 50} 162l80-80v38l-80 80z`} />
          <path d={`M${x} 200l80-80 50-38-80 80v38z`} />
        </g>
      ))}
      <path className={styles.opening} d="M210 250 250 210V150L210 190z" />
      <text className={styles.dock} x="56" y="262">
        {name}
      </text>
    </>
  )
}

function Carton({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Box x={x} y={y} width={50} height={40} depth={28} taped />
      <g className={styles.label} transform={`translate(${x + 20} ${y - 30})`}>
        <path d="M0 0H24V22H0z" />
        <Barcode x={3} y={4} width={18} height={14} />
      </g>
    </>
  )
}
