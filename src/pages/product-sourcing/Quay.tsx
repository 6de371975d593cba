import type { ReactNode } from 'react'
import type { productSourcing } from '../../content/product-sourcing.ts'
import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import styles from './Quay.module.css'

// Container colours. The last one is for the container on the crane.
const colours = [
  { material: 'passed', ink: 'var(--paper)' },
  { material: 'sheet', ink: 'var(--ink)' },
  { material: 'carton', ink: 'var(--ink)' },
  { material: 'sea', ink: 'var(--on-sea)' },
  { material: 'accent', ink: 'var(--on-accent)' },
] as const

// One container is on the crane, and up to six are stacked below it in three rows.
const mostContainers = 7

const ground = 840
const container = { width: 200, height: 90 }

type QuayProps = typeof productSourcing.hero.quay

/** A drawing of a quay with containers, the crane that unloads them, and the buyer's door. */
export function Quay({ origins, door, alternative }: QuayProps) {
  const [hanging, ...stacked] = origins.slice(0, mostContainers)
  return (
    <Drawing viewBox="0 0 820 900" alternative={alternative} className={styles.quay}>
      <path fill="var(--sea)" d={`M-2000 ${ground + 22}H0V900H-2000z`} />
      <path stroke="var(--on-sea)" d="M-120 880h70M-420 888h110M-230 876h60M-640 884h90" />
      <path fill="var(--kraft)" d={`M0 ${ground}H3000V900H0z`} />
      {/* Each container covers part of the one below it or to its left. */}
      {stacked.toReversed().map((origin, place) => (
        <Container
          key={origin}
          {...{ origin }}
          x={83 + container.width * (place % 2)}
          y={ground - container.height * Math.floor(place / 2)}
          colour={colours[place % 4]}
        />
      ))}
      <Crane>{hanging && <Container origin={hanging} x={183} y={380} colour={colours[4]} />}</Crane>
      <Warehouse door={door} />
    </Drawing>
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
    <Box {...container} x={x} y={y} depth={28} material={colour.material}>
      <g color={colour.ink}>
        <path strokeWidth="16" {...corrugation} d={`M${x + 14} ${y - 77}h172m-172 64h172`} />
        <text x={x + container.width / 2} y={y - 34} textAnchor="middle" fontSize="28">
          {origin}
        </text>
      </g>
    </Box>
  )
}

// Fourteen ribs of 3 units, 10 units apart: 172 units, so that both ends have the same margin.
const corrugation = { strokeDasharray: '3 10', strokeLinecap: 'butt', opacity: 0.35 } as const

/** On phones, the legs are shorter, and everything that they carry is lower. */
function Crane({ children }: { children: ReactNode }) {
  return (
    <>
      <g className={styles.legs}>
        <Box x={40} y={ground} width={26} height={ground - 66} depth={14} />
        <Box x={500} y={ground} width={26} height={ground - 66} depth={14} />
      </g>
      <g className={styles.beam}>
        <path strokeWidth="var(--line-heavy)" d="M80 150 136 66M500 150 444 66" />
        <g className="on-load drops">
          {children}
          <path d="M240 90 206 260M340 90 374 260" />
          <path strokeWidth="var(--line-heavy)" d="M206 262v28M374 262v28" />
          <Box x={196} y={272} width={188} height={14} depth={20} />
        </g>
        <Box x={225} y={100} width={130} height={36} depth={16} material="ink" />
        <Box x={14} y={66} width={540} height={42} depth={22} />
      </g>
    </>
  )
}

/** The warehouse extends beyond the drawing, to the edge of the screen. */
function Warehouse({ door }: { door: string }) {
  return (
    <>
      <Box x={590} y={ground} width={2400} height={300} depth={40} material="sheet" />
      <path fill="var(--sea)" d={`M622 ${ground - 190}h176v190h-176z`} />
      <path fill="var(--rule)" d={`M622 ${ground - 190}h176v46h-176zm0 15h176m-176 15h176`} />
      <Box x={634} y={ground} width={64} height={54} depth={16} taped />
      <Box x={714} y={ground} width={64} height={54} depth={16} taped />
      <text x="622" y={ground - 216} fontSize="34">
        {door}
      </text>
    </>
  )
}
