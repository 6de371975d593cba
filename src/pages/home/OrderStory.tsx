import { Link } from 'wouter'
import type { home } from '../../content/home.ts'
import { labels } from '../../content/labels.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Paragraph } from '../../ui/Prose.tsx'
import styles from './OrderStory.module.css'

export function OrderStory({ heading, documents }: typeof home.orderStory) {
  if (heading === '' || documents.length === 0) return null
  return (
    <div className="stack">
      <h3 className="title cluster">
        {heading} <span className="small tag">{labels.example}</span>
      </h3>
      <ol
        className={`daylight ${styles.row} ${balancedRows(documents.length, 3)}`}
      >
        {documents.map(({ title, line, href }) => (
          <li key={title} className="carbon">
            <Link href={href}>{title}</Link>
            <Paragraph className="small">{line}</Paragraph>
          </li>
        ))}
      </ol>
    </div>
  )
}
