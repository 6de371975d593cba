import type { RouteMap as RouteMapContent } from '../content/types.ts'
import styles from './RouteMap.module.css'
import { destination, places, world } from './world-dots.ts'

const frame = { left: -1, top: -6, width: world.width + 2, height: world.height + 7 }

/** A dotted chart of the world with a route from every origin to one address, and its legend. */
export function RouteMap({ map }: { map: RouteMapContent }) {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
        role="img"
        aria-label={map.alternative}
      >
        <path className={styles.land} d={world.land} />
        {map.origins.map((origin) => (
          <Route key={origin} origin={origin} />
        ))}
        <path
          className={styles.destination}
          d={`M${destination.x - 1.2} ${destination.y - 1.2}h2.4v2.4h-2.4z`}
        />
        <text
          className={styles.name}
          x={destination.x}
          y={destination.y + 4.4}
          textAnchor="end"
          paintOrder="stroke"
        >
          {map.destination}
        </text>
      </svg>
      <div className={styles.legend}>
        <ul className={styles.origins}>
          {map.origins.map((origin) => (
            <li key={origin}>{origin}</li>
          ))}
        </ul>
        <p className={styles.address}>{map.destination}</p>
      </div>
      <figcaption>{map.caption}</figcaption>
    </figure>
  )
}

// An origin that the chart has no place for is still named in the legend.
function Route({ origin }: { origin: string }) {
  const place = places[origin]
  if (!place) return null
  const { x, y, bend, label } = place
  const middle = (x + destination.x) / 2
  return (
    <g>
      <path
        className={styles.route}
        d={`M${x} ${y}Q${middle} ${bend} ${destination.x} ${destination.y}`}
      />
      <circle className={styles.origin} cx={x} cy={y} r="0.9" />
      <text
        className={styles.name}
        x={x + label.dx}
        y={y + label.dy}
        textAnchor={label.anchor}
        paintOrder="stroke"
      >
        {origin}
      </text>
    </g>
  )
}
