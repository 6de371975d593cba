import styles from './balanced-rows.module.css'

const classes = [styles.one, styles.two, styles.three, styles.four, styles.five]

/**
 * The classes of a list whose entries fill their rows, also the last one, in similar numbers: on wide
 * screens, seven entries of which at most four fit are four and three.
 */
export function balancedRows(count: number, most: 2 | 3 | 4 | 5 = 4): string {
  const perRow = Math.ceil(count / Math.ceil(count / most))
  return `${styles.rows} ${classes[perRow - 1]}`
}
