import { labels } from '../../content/labels.ts'
import type { TradeDocument } from '../../content/types.ts'
import { Answers } from '../Answers.tsx'
import { Sheet } from '../Sheet.tsx'
import styles from './DocumentTable.module.css'
import { DocumentTable } from './DocumentTable.tsx'

interface DocumentSheetProps {
  document: TradeDocument
  ink?: 'passed'
}

/** A document of the example order, as text that can be selected, read aloud and printed. */
export function DocumentSheet({ document, ink }: DocumentSheetProps) {
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
