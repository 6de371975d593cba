import type { about } from '../../content/about.ts'
import { labels } from '../../content/labels.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Paragraph } from '../../ui/Prose.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './ReleaseSheet.module.css'

export function ReleaseSheet({ sheet, points }: typeof about.principles) {
  return (
    <Sheet
      title={sheet.title}
      kind={labels.example}
      stamp={sheet.stamp}
      ink="passed"
    >
      <Answers entries={sheet.fields} as="pairs" />
      <ol className={styles.lines}>
        {points.map(({ title, description, who }) => (
          <li key={title} className={styles.line}>
            <div>
              <h3>{title}</h3>
              <Paragraph className="note">{description}</Paragraph>
            </div>
            <strong>{who}</strong>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
