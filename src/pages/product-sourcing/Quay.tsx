import type { Quay as QuayContent } from '../../content/types.ts'
import { Box } from '../../ui/Box.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import styles from './Quay.module.css'

// The last one hangs from the crane.
const colours = [
  { of: 'passed', ink: 'var(--paper)' },
  { of: 'sheet', ink: 'var(--ink)' },
  { of: 'carton', ink: 'var(--ink)' },
  { of: 'sea', ink: 'var(--on-sea)' },
  { of: 'accent', ink: 'var(--on-accent)' },
] as const

// One hangs from the crane, above room for six in three rows. The map on this page has every origin.
const mostContainers = 7

interface QuayProps extends QuayContent {
  origins: readonly string[]
}

/** A quay as wide as the page: a ship comes in, a crane lifts containers, and at its end is your door. */
export function Quay({ origins, door, alternative }: QuayProps) {
  // Drawn from the bottom up, because each covers a part of the one below it or on its left.
  const containers = origins.slice(0, mostContainers).toReversed()
  return (
    <div className={styles.quay}>
      <Drawing viewBox="0 -90 1920 850" alternative={alternative}>
        <path fill="var(--sea)" d="M0 708H900V760H0z" />
        <path className={styles.foreground} fill="var(--sea)" d="M0 708H1930V1020H0z" />
        <path fill="var(--kraft)" d="M900 678H1930V760H900z" />
        <g className={styles.ship} transform="translate(0 9)">
          <path stroke="var(--on-sea)" d="M60 730h70M330 744h110M560 732h60M740 748h70" />
          <Ship />
        </g>
        {containers.map((origin, index) => (
          <Container key={origin} origin={origin} place={index} hangs={origin === origins[0]} />
        ))}
        <Crane />
        <Warehouse door={door} />
      </Drawing>
    </div>
  )
}

interface ContainerProps {
  origin: string
  /** Its place in the stack, counted from the lower left one by rows of two. */
  place: number
  hangs: boolean
}

function Container({ origin, place, hangs }: ContainerProps) {
  const x = hangs ? 1191 : 1086 + 248 * (place % 2)
  const y = hangs ? 330 : 678 - 98 * Math.floor(place / 2)
  const { of, ink } = (hangs ? colours.at(-1) : colours[place % 4]) ?? colours[0]
  return (
    <Box x={x} y={y} width={248} height={98} depth={30} of={of}>
      <g color={ink}>
        <path strokeWidth="18" {...corrugation} d={`M${x + 14} ${y - 84}h221m-221 70h221`} />
        <text x={x + 124} y={y - 38} textAnchor="middle" fontSize="34">
          {origin}
        </text>
      </g>
    </Box>
  )
}

const corrugation = { strokeDasharray: '3 10', strokeLinecap: 'butt', opacity: 0.35 } as const

// Cables run from the trolley to the spreader, which holds the container by its upper corners.
function Crane() {
  return (
    <>
      <Box x={1046} y={678} width={26} height={700} depth={14} />
      <Box x={1584} y={678} width={26} height={700} depth={14} />
      <Box x={1032} y={22} width={588} height={40} depth={22} />
      <path strokeWidth="6" d="M1072 110 1130 22M1584 110 1526 22" />
      <path strokeWidth="4" d="M1270 46 1210 206M1360 46 1420 206M1224 218v14M1406 218v14" />
      <Box x={1205} y={220} width={210} height={14} depth={26} />
      <Box x={1250} y={54} width={130} height={34} depth={16} of="ink" />
    </>
  )
}

function Ship() {
  return (
    <>
      {colours.map(({ of }, bay) => (
        <Box key={of} x={372 + bay * 92} y={640} width={84} height={72} depth={14} of={of} />
      ))}
      <path fill="var(--accent)" d="M262 496h36v31h-36z" />
      <Box x={242} y={640} width={84} height={100} depth={14} of="sheet" />
      <path fill="var(--sea)" d="M242 554h84v18h-84z" />
      <path fill="var(--sheet)" d="M206 640H826l14-18h50l-46 86H246z" />
      <path fill="var(--accent)" d="M236 690H854l-10 18H246z" />
      <path fill="var(--sea)" stroke="none" d="M228 699H866v14H228z" />
      <path d="M0 699H900" />
    </>
  )
}

function Warehouse({ door }: { door: string }) {
  return (
    <>
      <Box x={1650} y={678} width={700} height={250} depth={40} of="sheet" />
      <path fill="var(--sea)" d="M1686 520H1880V678H1686z" />
      <path fill="var(--rule)" d="M1686 520H1880V566H1686zM1686 535H1880M1686 550H1880" />
      <Box x={1700} y={678} width={72} height={50} depth={16} taped />
      <Box x={1784} y={678} width={72} height={50} depth={16} taped />
      <text x="1686" y="494" fontSize="38">
        {door}
      </text>
    </>
  )
}
