import { labels } from '../../content/labels.ts'
import type { productSourcing } from '../../content/product-sourcing.ts'
import styles from './RouteMap.module.css'
import world from './world.svg'

interface Place {
  x: number
  y: number
  /** The y coordinate of the curve's control point. Negative values are above the map. */
  bend: number
  /** Offset of the country's name, in ems. */
  label: { dx: string; dy: string; textAnchor?: 'end' }
  /** The length of the line from mark to name, if another mark is nearer to the name. */
  leader?: string
  /** The route crosses the Atlantic: it leaves the map on the left and re-enters on the right. */
  westward?: true
}

/**
 * Positions of the countries of origin in `world.svg`: Miller projection, 2.5° of longitude per
 * unit, eastwards from 14° west. The routes are curved so that no two of them cross.
 */
const places: Readonly<Record<string, Place>> = {
  China: { x: 50.8, y: 22.6, bend: 3, label: { dx: '0.8em', dy: '0.4em' } },
  India: { x: 36.4, y: 26.5, bend: -14, label: { dx: '-0.8em', dy: '0.2em', textAnchor: 'end' } },
  Vietnam: { x: 48, y: 29.6, bend: 23, label: { dx: '0.8em', dy: '1em' } },
  Bangladesh: {
    x: 41.6,
    y: 25.7,
    bend: -6,
    label: { dx: '0.9em', dy: '2.4em', textAnchor: 'end' },
    leader: '1.5em',
  },
  Turkey: {
    x: 18.8,
    y: 19,
    bend: 4,
    label: { dx: '0.1em', dy: '1.4em', textAnchor: 'end' },
    westward: true,
  },
}

const isOnTheMap = (origin: string) => origin in places

/** The earth's circumference in map units of 2.5°. */
const circle = 144

/** A position in North America that represents no particular town. */
const destination = { x: 112, y: 19 }

export function RouteMap({ map }: { map: typeof productSourcing.premiumExtras.routeMap }) {
  const { x, y } = destination
  const elsewhere = map.origins.filter((origin) => !isOnTheMap(origin))
  return (
    <figure className={styles.figure}>
      <svg className="bleed" viewBox="-1 -1 128 54" role="img" aria-label={map.alternative}>
        <use className={styles.land} href={`${world}#land`} />
        {map.origins.filter(isOnTheMap).map((origin) => (
          <Route key={origin} origin={origin} />
        ))}
        <path fill="currentcolor" d={`M${x - 1.2} ${y - 1.2}h2.4v2.4h-2.4z`} />
        <text x={x} y={y} dx="0.3em" dy="2.3em" textAnchor="end" paintOrder="stroke">
          {map.destination}
        </text>
      </svg>
      <figcaption>
        {map.caption}
        {elsewhere.length > 0 && ` ${labels.alsoFrom}: ${elsewhere.join(', ')}.`}
      </figcaption>
    </figure>
  )
}

function Route({ origin }: { origin: string }) {
  const place = places[origin]
  if (!place) return null
  const { x, y, bend, label, leader, westward } = place
  const end = westward ? destination.x - circle : destination.x
  const curve = `M${x} ${y}Q${(x + end) / 2} ${bend} ${end} ${destination.y}`
  return (
    <g className={styles.route}>
      <path className="on-scroll unrolls" d={curve} />
      {westward && (
        <path className="on-scroll unrolls" d={curve} transform={`translate(${circle})`} />
      )}
      {leader && <line transform={`translate(${x} ${y})`} y1="0.9" y2={leader} />}
      <circle cx={x} cy={y} r="0.9" />
      <text {...{ x, y }} {...label} paintOrder="stroke">
        {origin}
      </text>
    </g>
  )
}
