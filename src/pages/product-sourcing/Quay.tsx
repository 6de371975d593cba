import type { productSourcing } from '../../content/product-sourcing.ts'
import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import styles from './Quay.module.css'
import parts from './quay.svg'

const colours = [
  { material: 'passed', ink: 'var(--paper)' },
  { material: 'sheet', ink: 'var(--ink)' },
  { material: 'carton', ink: 'var(--ink)' },
  { material: 'sea', ink: 'var(--on-sea)' },
  { material: 'accent', ink: 'var(--on-accent)' },
] as const

const mostContainers = 7

const ground = 824
const container = { width: 200, height: 90 }

export function Quay({
  origins,
  door,
  alternative,
}: typeof productSourcing.hero.quay) {
  const [hanging, ...stacked] = origins.slice(0, mostContainers)
  return (
    <Drawing
      viewBox="0 196 820 704"
      alternative={alternative}
      className={styles.quay}
    >
      <path fill="var(--kraft)" d="M-2000 776H3000V900H-2000z" />
      <Part id="rails" />
      <Part id="behind" />
      {/* Draw from the bottom left, because each container covers parts of the containers below it
          and to its left. */}
      {stacked.toReversed().map((origin, place) => (
        <Container
          key={origin}
          {...{ origin }}
          x={83 + container.width * (place % 2)}
          y={ground - container.height * Math.floor(place / 2)}
          colour={colours[place % 4]}
        />
      ))}
      <Part id="front" />
      <g transform="translate(0 190)">
        <g className="on-load">
          {hanging && (
            <Container origin={hanging} x={183} y={380} colour={colours[4]} />
          )}
          <Part id="hook" />
        </g>
        <Part id="beam" />
      </g>
      <Part id="house" />
      <text
        className="daylight"
        x="676"
        y="590"
        textAnchor="middle"
        fontSize="26"
      >
        {door}
      </text>
    </Drawing>
  )
}

function Part({ id }: { id: string }) {
  return <use href={`${parts}#${id}`} className="daylight" />
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
        <path
          strokeWidth="16"
          {...corrugation}
          d={`M${x + 14} ${y - 77}h172m-172 64h172`}
        />
        <text
          x={x + container.width / 2}
          y={y - 34}
          textAnchor="middle"
          fontSize="28"
        >
          {origin}
        </text>
      </g>
    </Box>
  )
}

// Fourteen ribs of 3 units and thirteen gaps of 10 units fill a line of 172 units exactly.
const corrugation = {
  strokeDasharray: '3 10',
  strokeLinecap: 'butt',
  opacity: 0.35,
} as const
