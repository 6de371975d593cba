import type { Category } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { Goods } from '../../ui/Goods.tsx'
import styles from '../../ui/Shelf.module.css'

export function Shelf({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={`${styles.shelf} ${styles.goods} ${balancedRows(categories.length, 5)}`}>
      {categories.map(({ name, drawing }) => (
        <li key={name}>
          <Drawing viewBox="-20 -10 160 118">
            <Goods name={drawing} />
          </Drawing>
          <h3>{name}</h3>
        </li>
      ))}
    </ul>
  )
}
