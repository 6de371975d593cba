import styles from './balanced-rows.module.css'

const classes = ['', styles.two, styles.three, styles.four, styles.five]

/**
 * Returns the classes for a list whose rows have nearly equal lengths. For example, on wide
 * screens, seven items with a limit of four per row are split into rows of four and three.
 */
export function balancedRows(count: number, most: 2 | 3 | 4 | 5 = 4): string {
  const rows = Math.ceil(count / most)
  const perRow = Math.ceil(count / rows)
  return `${styles.rows} ${classes[perRow - 1] ?? ''}`
}
