import type { RouteMap as RouteMapContent } from '../content/types.ts'
import styles from './RouteMap.module.css'
import { destination, places, world } from './world-dots.ts'

/** A dotted chart of the world with a route from every origin to one address. */
export function RouteMap({ map }: { map: RouteMapContent }) {
  const { x, y } = destination
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`-1 -6 ${world.width + 2} ${world.height + 7}`}
        role="img"
        aria-label={map.alternative}
      >
        <path className={styles.land} d={world.land} />
        {map.origins.map((origin) => (
          <Route key={origin} origin={origin} />
        ))}
        <path fill="currentcolor" d={`M${x - 1.2} ${y - 1.2}h2.4v2.4h-2.4z`} />
        <text x={x} y={y} dx="0.3em" dy="1.7em" textAnchor="end" paintOrder="stroke">
          {map.destination}
        </text>
      </svg>
      <figcaption>{map.caption}</figcaption>
    </figure>
  )
}

// An origin without coordinates in `places` is left out of the drawing.
function Route({ origin }: { origin: string }) {
  const place = places[origin]
  if (!place) return null
  const { x, y, bend, label } = place
  const middle = (x + destination.x) / 2
  return (
    <g className={styles.route}>
      <path d={`M${x} ${y}Q${middle} ${bend} ${destination.x} ${destination.y}`} />
      <circle cx={x} cy={y} r="0.9" />
      <text {...{ x, y }} {...label} paintOrder="stroke">
        {origin}
      </text>
    </g>
  )
}
