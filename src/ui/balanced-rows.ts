import styles from './balanced-rows.module.css'

const classes = ['', styles.two, styles.three, styles.four, styles.five]

/**
 * Returns the classes for a list whose rows have nearly equal lengths. For example, seven items with
 * at most four per row make rows of four and three on wide screens.
 */
export function balancedRows(count: number, most: 2 | 3 | 4 | 5 = 4): string {
  const perRow = Math.ceil(count / Math.ceil(count / most))
  return `${styles.rows} ${classes[perRow - 1] ?? ''}`
}
