import styles from './ContainerStack.module.css'

interface ContainerStackProps {
  origins: readonly string[]
  destination: string
}

/** Containers from each country of origin on the quay of one destination, the first on the hook. */
export function ContainerStack({ origins, destination }: ContainerStackProps) {
  return (
    <div className={styles.quay}>
      <svg className={styles.crane} viewBox="0 0 240 60" aria-hidden="true">
        <path d="M0 6h240M0 16h240M0 6l15 10 15-10 15 10 15-10 15 10 15-10 15 10 15-10 15 10 15-10 15 10 15-10 15 10 15-10 15 10 15-10" />
        <path className={styles.trolley} d="M96 18h48v9H96z" />
        <path d="M104 27 62 59M136 27l42 32" />
      </svg>
      <ul className={styles.stack}>
        {origins.map((origin) => (
          <li key={origin} className={styles.container}>
            <span className={styles.name}>{origin}</span>
          </li>
        ))}
      </ul>
      <p className={styles.destination}>{destination}</p>
    </div>
  )
}
