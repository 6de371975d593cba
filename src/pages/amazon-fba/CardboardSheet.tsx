import type { Point } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Paragraph } from '../../ui/Prose.tsx'
import styles from './CardboardSheet.module.css'

/** A list styled as a flat sheet of cardboard with creases. Its first item is a large label. */
export function CardboardSheet({ panels }: { panels: readonly Point[] }) {
  return (
    <ul className={`${styles.sheet} ${balancedRows(panels.length - 1)}`}>
      {panels.map(({ title, description }) => (
        <li key={title} className="stack">
          <h3 className="title">{title}</h3>
          <Paragraph className="soft">{description}</Paragraph>
        </li>
      ))}
    </ul>
  )
}
