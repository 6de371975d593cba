import type { ReactNode } from 'react'
import { hasRecord } from '../content/given.ts'
import type { Hero } from '../content/types.ts'
import { stillPart } from '../late-code.ts'
import styles from './Desk.module.css'
import { Paragraph } from './Prose.tsx'

const CompanyStrip = stillPart(
  async () => (await import('./CompanyStrip.tsx')).CompanyStrip,
)

interface DeskProps extends Hero {
  sheet: ReactNode
  children: ReactNode
  /** Follows the sheet if the company's record, and not its strip, is beside it. */
  below?: ReactNode
}

export function Desk({ heading, lede, sheet, below, children }: DeskProps) {
  return (
    <>
      <div className={`kraft ${styles.desk}`}>
        <div className={`spread fold ${styles.page}`}>
          <div className={`sea ground-bleed stack ${styles.intro}`}>
            <h1>{heading}</h1>
            <Paragraph className="lede">{lede}</Paragraph>
          </div>
          <div className={styles.sheet}>{sheet}</div>
          <div className={`stack ${styles.beside}`}>{children}</div>
          {below && <div className={styles.below}>{below}</div>}
        </div>
      </div>
      {hasRecord && !below && <CompanyStrip />}
    </>
  )
}
