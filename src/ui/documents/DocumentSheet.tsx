import { labels } from '../../content/labels.ts'
import type { TradeDocument } from '../../content/types.ts'
import { Answers } from '../Answers.tsx'
import { Sheet } from '../Sheet.tsx'
import styles from './DocumentTable.module.css'
import { DocumentTable } from './DocumentTable.tsx'

export function DocumentSheet({
  document,
  ink,
}: {
  document: TradeDocument
  ink?: 'passed'
}) {
  const { title, fields, tables, note, stamp } = document
  return (
    <figure aria-label={`${title} (${labels.example})`}>
      <Sheet title={title} kind={labels.example} stamp={stamp} ink={ink}>
        {fields && <Answers entries={fields} as="pairs" />}
        {tables.map((table) => (
          <DocumentTable key={table.caption} {...table} />
        ))}
        {note && <p className={`small ${styles.note}`}>{note}</p>}
      </Sheet>
    </figure>
  )
}
