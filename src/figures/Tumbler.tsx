import styles from './Tumbler.module.css'

interface TumblerProps {
  /** The middle of its foot. */
  x: number
  y: number
  scale: number
  /** How much of it is made: its cup, then its sleeve, then its lid and straw. */
  parts?: 1 | 2 | 3
}

/** The product of the drawings: a cup seen slightly from above, lit from the left. */
export function Tumbler({ x, y, scale, parts = 3 }: TumblerProps) {
  return (
    <g className={styles.tumbler} transform={`translate(${x} ${y}) scale(${scale})`}>
      {parts > 2 && <path className={styles.straw} d="M3-66 9-98l5 1-6 32z" />}
      <path className={styles.cup} d="M-21-58H21L14-3C10 2-10 2-14-3z" />
      <path className={styles.shade} d="M9-58H21L14-3C12 0 8 1 5 1z" />
      {parts > 1 && (
        <>
          <path
            className={styles.sleeve}
            d="M-18.500-38C-10-34 10-34 18.500-38L15.500-14C9-10-9-10-15.500-14z"
          />
          <path
            className={styles.sleeveShade}
            d="M8-35.500C12-36 16-37 18.500-38L15.500-14C13-12.500 9-11.500 6-11.200z"
          />
        </>
      )}
      {parts > 2 ? (
        <>
          <path className={styles.lid} d="M-24-64V-57C-14-51 14-51 24-57V-64z" />
          <ellipse className={styles.lidTop} cx="0" cy="-64" rx="24" ry="6" />
        </>
      ) : (
        <ellipse className={styles.mouth} cx="0" cy="-58" rx="21" ry="5" />
      )}
    </g>
  )
}
