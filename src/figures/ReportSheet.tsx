import type { Point } from '../content/types.ts'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './ReportSheet.module.css'

interface ReportSheetProps {
  title: string
  sections: readonly Point[]
  stamp: string
}

// What each section holds, in its order: two pages, a season, rivals side by side, a price from
// which costs are taken off, suppliers of whom three are ticked.
const sketches = [
  'M14 3h16v24H14zM34 3h16v24H34zM18 9h8M18 14h8M18 19h5M38 9h8M38 14h8M38 19h5',
  'M3 27h58M4 22l9-3 9 2 10-11 9 3 10-8 9 7',
  'M3 27h58M9 27V12M19 27V6M29 27V16M39 27V9M49 27v-7M57 27V14',
  'M3 27h58M6 27V4h9v23M15 11h9v7h9v4h9v3M48 27v-9h9v9',
  'M4 15l4 4 7-9M24 15l4 4 7-9M44 15l4 4 7-9M4 26h12M24 26h12M44 26h12',
] as const

/** A research report, open at its contents: a line for each section with a sketch of what it holds. */
export function ReportSheet({ title, sections, stamp }: ReportSheetProps) {
  const contents = sections.map((section) => section.title).join(', ')
  return (
    <Sheet title={title} stamp={stamp} alternative={`${title}: ${contents}.`}>
      <ol>
        {sections.map((section, index) => (
          <li key={section.title} className={styles.line}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.title}>{section.title}</span>
            <svg className={styles.sketch} viewBox="0 0 64 30" aria-hidden="true">
              <path d={sketches[index]} />
            </svg>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
