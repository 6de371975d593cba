import type { FeatureCard } from '../../content/types.ts'
import { balancedRows } from '../balanced-rows.ts'
import { Paragraph, Prose } from '../Prose.tsx'
import { JobDrawing } from './JobDrawing.tsx'
import styles from './Shelf.module.css'

/** A list of drawings on shelves. The title of each item is on the edge of its shelf. */
export function Shelf({ items }: { items: readonly FeatureCard[] }) {
  return (
    <ul className={`${styles.shelf} ${balancedRows(items.length)}`}>
      {items.map(({ icon, title, description }) => (
        <li key={title}>
          <JobDrawing of={icon} />
          <h3>
            <Prose>{title}</Prose>
          </h3>
          <Paragraph className="note">{description}</Paragraph>
        </li>
      ))}
    </ul>
  )
}
