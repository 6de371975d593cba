import type { about } from '../../content/about.ts'
import { PrintLink } from '../../ui/PrintLink.tsx'
import { Paragraph } from '../../ui/Prose.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './CheckSheet.module.css'

/**
 * A list of checks to print, with the owner's answers if there are any.
 */
export function CheckSheet({ sheet, points, print }: typeof about.checks) {
  return (
    <div id="check-sheet" className="stack">
      <Sheet title={sheet.title}>
        <ol>
          {points.map(({ title, description, ours }) => (
            <li key={title} className={styles.line}>
              <span className={styles.box} aria-hidden="true" />
              <div>
                <h3>{title}</h3>
                <Paragraph className="note">{description}</Paragraph>
              </div>
              {ours && <Paragraph className="small">{ours}</Paragraph>}
            </li>
          ))}
        </ol>
      </Sheet>
      <PrintLink href="#check-sheet" label={print} />
    </div>
  )
}
