import type { ReactNode } from 'react'
import type { Point } from '../../content/types.ts'
import { balancedRows } from '../balanced-rows.ts'
import { Paragraph } from '../Prose.tsx'
import styles from './Illustrated.module.css'

interface IllustratedProps<Item> {
  items: readonly Item[]
  draw: (item: Item) => ReactNode
  className: string | undefined
  most?: 4 | 5
}

/** A list of drawings, each with a title and a description. */
export function Illustrated<Item extends Point>(props: IllustratedProps<Item>) {
  const { items, draw, className, most } = props
  return (
    <ul className={`${styles.list} ${className} ${balancedRows(items.length, most)}`}>
      {items.map((item) => (
        <li key={item.title}>
          {draw(item)}
          <div>
            <h3>{item.title}</h3>
            <Paragraph className="note">{item.description}</Paragraph>
          </div>
        </li>
      ))}
    </ul>
  )
}
