import type { Category } from '../content/types.ts'
import styles from './Cartons.module.css'
import { Drawing } from './Drawing.tsx'
import { Goods } from './Goods.tsx'

/** Product categories on a shelf: a carton of each, with what is in it standing before. */
export function Cartons({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={styles.shelf}>
      {categories.map(({ name, drawing }) => (
        <li key={name}>
          <Drawing viewBox="0 0 260 196">
            <Goods name="carton" />
            <Goods name={drawing} transform="translate(76 26) scale(1.52)" />
          </Drawing>
          <h3 className={styles.name}>{name}</h3>
        </li>
      ))}
    </ul>
  )
}
