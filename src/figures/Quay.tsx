import planes from './Planes.module.css'
import styles from './Quay.module.css'

// Where the front faces of 220 by 98 are, the lowest first; the last one hangs from the crane.
const places = [
  { x: 1024, y: 580 },
  { x: 1250, y: 580 },
  { x: 1024, y: 482 },
  { x: 1250, y: 482 },
  { x: 1135, y: 250 },
] as const

interface QuayProps {
  origins: readonly string[]
  door: string
  alternative: string
}

/** A quay as wide as the page: a ship comes in, a crane lifts containers, and at its end is your door. */
export function Quay({ origins, door, alternative }: QuayProps) {
  return (
    <svg
      className={`${planes.drawing} ${styles.quay}`}
      viewBox="0 -90 1920 850"
      role="img"
      aria-label={alternative}
    >
      <path className={planes.sea} d="M-400 708H900V800H-400z" />
      <path className={styles.waves} d="M60 730h70M330 744h110M560 732h60M740 748h70" />
      <Ship />
      <path className={planes.kraft} d="M900 678H2320V800H900z" />
      <Warehouse door={door} />
      <g className={styles.containers}>
        {places.map((place, index) => (
          <Container key={`${place.x} ${place.y}`} {...place} name={origins.at(-1 - index)} />
        ))}
      </g>
      <Crane />
    </svg>
  )
}

function Container({ x, y, name }: { x: number; y: number; name: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.top} d="M0 0 30-28H250L220 0z" />
      <path className={styles.side} d="M220 0 250-28V70L220 98z" />
      <path className={styles.front} d="M0 0H220V98H0z" />
      <path className={styles.ribs} d="M14 49H208" />
      <path className={styles.plate} d="M12 28H208V70H12z" />
      <path className={planes.ink} d="M0 0h9v9H0zM211 0h9v9h-9zM0 89h9v9H0zM211 89h9v9h-9z" />
      <text x="110" y="59" textAnchor="middle">
        {name}
      </text>
    </g>
  )
}

// Two cables in front and two behind run from the trolley to the spreader, which holds the
// container by its four upper corners.
function Crane() {
  return (
    <g>
      <path className={planes.top} d="M968-18 990-39H1534L1512-18z" />
      <path className={planes.side} d="M1512-18l22-21V0l-22 21z" />
      <path className={planes.carton} d="M968-18H1512V21H968z" />
      <path d="M968 21l34-39 34 39 34-39 34 39 34-39 34 39 34-39 34 39 34-39 34 39 34-39 34 39 34-39 34 39 34-39 34 39" />
      <path className={planes.side} d="M1009 21h14V650l-14 14zM1503 21h14V650l-14 14z" />
      <path className={planes.carton} d="M987 21h22V664H987zM1481 21h22V664h-22z" />
      <path d="M1023 92 1094 21M1481 92 1410 21" />
      <path className={planes.ink} d="M970 664h56v14h-56zM1464 664h56v14h-56z" />
      <path className={styles.cable} d="M1222 46 1165 180M1326 46 1385 180" />
      <path className={styles.cable} d="M1165 194v28M1385 194v28" />
      <path className={planes.top} d="M1135 204 1165 180H1385L1355 204z" />
      <path className={planes.side} d="M1355 204 1385 180v14l-30 24z" />
      <path className={planes.carton} d="M1135 204H1355v14H1135z" />
      <path
        className={styles.cable}
        d="M1196 50 1140 204M1300 50 1350 204M1140 218v32M1350 218v32"
      />
      <path className={planes.side} d="M1312 21h18V40l-18 12z" />
      <path className={planes.ink} d="M1184 21H1312V52H1184z" />
      <path className={planes.sea} d="M1352 21h46v30l-12 20h-34z" />
    </g>
  )
}

function Ship() {
  return (
    <g>
      {[0, 1, 2, 3, 4].map((bay) => (
        <g key={bay} className={styles.bay} transform={`translate(${372 + bay * 92} 0)`}>
          <path className={styles.top} d="M0 568l14-13H98l-14 13z" />
          <path className={styles.front} d="M0 568h84v36H0zM0 604h84v36H0z" />
          <path className={styles.side} d="M84 568l14-13v72l-14 13z" />
        </g>
      ))}
      <path className={planes.red} d="M262 496h36v31h-36z" />
      <path className={planes.top} d="M242 540l14-13h84l-14 13z" />
      <path className={planes.side} d="M326 540l14-13v100l-14 13z" />
      <path className={planes.sheet} d="M242 540h84v100h-84z" />
      <path className={planes.sea} d="M242 554h84v18h-84z" />
      <path className={planes.sea} d="M206 640H826l14-18h50l-46 86H246z" />
      <path className={planes.red} d="M236 690H854l-10 18H246z" />
    </g>
  )
}

function Warehouse({ door }: { door: string }) {
  return (
    <g>
      <path className={planes.top} d="M1590 456 1630 418H2320V456z" />
      <path className={planes.sheet} d="M1590 456H2320V678H1590z" />
      <path className={planes.sea} d="M1650 536H1870V678H1650z" />
      <path className={planes.carton} d="M1650 536H1870V584H1650zM1650 552H1870M1650 568H1870" />
      <g>
        <path className={planes.top} d="M1690 632l14-13h64l-14 13zM1774 632l14-13h64l-14 13z" />
        <path className={planes.side} d="M1754 632l14-13v46l-14 13zM1838 632l14-13v46l-14 13z" />
        <path className={planes.carton} d="M1690 632h64v46h-64zM1774 632h64v46h-64z" />
      </g>
      <text className={styles.door} x="1650" y="514">
        {door}
      </text>
    </g>
  )
}
