import type { ReactNode } from 'react'
import type { productSourcing } from '../../content/product-sourcing.ts'
import { Box } from '../../ui/Box.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import styles from './Quay.module.css'

// Container colours. The last one is for the container on the crane.
const colours = [
  { of: 'passed', ink: 'var(--paper)' },
  { of: 'sheet', ink: 'var(--ink)' },
  { of: 'carton', ink: 'var(--ink)' },
  { of: 'sea', ink: 'var(--on-sea)' },
  { of: 'accent', ink: 'var(--on-accent)' },
] as const

// One container is on the crane, and up to six are stacked below it in three rows.
const mostContainers = 7

type QuayProps = typeof productSourcing.hero.quay & { origins: readonly string[] }

/** A drawing of a quay with a ship, a crane that unloads containers, and the buyer's door. */
export function Quay({ origins, door, alternative }: QuayProps) {
  const [hanging, ...stacked] = origins.slice(0, mostContainers)
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
        {/* Each container covers part of the one below it or to its left. */}
        {stacked.toReversed().map((origin, place) => (
          <Container
            key={origin}
            {...{ origin }}
            x={1086 + 248 * (place % 2)}
            y={678 - 98 * Math.floor(place / 2)}
            colour={colours[place % 4]}
          />
        ))}
        <Crane>
          {hanging && <Container origin={hanging} x={1191} y={330} colour={colours[4]} />}
        </Crane>
        <Warehouse door={door} />
      </Drawing>
    </div>
  )
}

interface ContainerProps {
  origin: string
  x: number
  y: number
  colour: (typeof colours)[number] | undefined
}

function Container({ origin, x, y, colour = colours[0] }: ContainerProps) {
  return (
    <Box x={x} y={y} width={248} height={98} depth={30} of={colour.of}>
      <g color={colour.ink}>
        <path strokeWidth="18" {...corrugation} d={`M${x + 14} ${y - 84}h221m-221 70h221`} />
        <text x={x + 124} y={y - 38} textAnchor="middle" fontSize="34">
          {origin}
        </text>
      </g>
    </Box>
  )
}

const corrugation = { strokeDasharray: '3 10', strokeLinecap: 'butt', opacity: 0.35 } as const

function Crane({ children }: { children: ReactNode }) {
  return (
    <>
      <Box x={1046} y={678} width={26} height={700} depth={14} />
      <Box x={1584} y={678} width={26} height={700} depth={14} />
      <Box x={1032} y={22} width={588} height={40} depth={22} />
      <path strokeWidth="var(--line-heavy)" d="M1072 110 1130 22M1584 110 1526 22" />
      <g className="on-load drops">
        {children}
        <path d="M1270 46 1218 208M1360 46 1412 208" />
        <path strokeWidth="var(--line-heavy)" d="M1224 218v14M1406 218v14" />
        <Box x={1205} y={220} width={210} height={14} depth={26} />
      </g>
      <Box x={1250} y={54} width={130} height={34} depth={16} of="ink" />
    </>
  )
}

// The deck is curved: it is lowest amidships and rises towards the bow.
function Ship() {
  return (
    <>
      {colours.map(({ of }, bay) => (
        <Box key={of} x={366 + bay * 90} y={662} width={82} height={90} depth={14} of={of} />
      ))}
      <Box x={240} y={662} width={84} height={146} depth={14} of="sheet" />
      <Box x={228} y={530} width={108} height={26} depth={14} of="sheet" />
      <path fill="var(--sea)" d="M236 510h92v12h-92z" />
      <Box x={262} y={500} width={34} height={34} depth={12} of="accent" />
      <path fill="var(--sheet)" d="M200 630c90 14 220 20 350 20S804 640 896 608L866 678H216z" />
      <path d="M204 644c100 13 220 19 350 19S794 654 888 626" />
      <path fill="var(--accent)" d="M216 678H866l-8 21H226z" />
      <path d="M836 640v18m-6-4q6 8 12 0" />
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
