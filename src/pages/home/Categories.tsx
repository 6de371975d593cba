import type { Category } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import styles from './Categories.module.css'
import products from './products.svg'

export function Categories({
  categories,
}: {
  categories: readonly Category[]
}) {
  return (
    <ul
      className={`${styles.categories} ${balancedRows(categories.length, 5)}`}
    >
      {categories.map(({ name, drawing }) => (
        <li key={name}>
          <Drawing viewBox="-20 -10 160 118" className="daylight">
            <use href={`${products}#${drawing}`} />
          </Drawing>
          <h3>{name}</h3>
        </li>
      ))}
    </ul>
  )
}
