import { labels } from '../../content/labels.ts'
import type { privacyPolicy } from '../../content/privacy-policy.ts'
import type { PolicySection } from '../../content/types.ts'
import { Paragraph, Prose } from '../../ui/Prose.tsx'
import styles from './PolicyClauses.module.css'

export function PolicyContents({ dated, sections }: typeof privacyPolicy) {
  return (
    <nav className={styles.contents} aria-label={labels.contents}>
      <p className="label">{dated}</p>
      <ol className="ruled">
        {sections.map(({ heading }, index) => (
          <li key={heading}>
            <a href={`#${fragment(heading)}`}>
              <span className={styles.number}>{index + 1}</span> {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function PolicyClauses({
  sections,
}: {
  sections: readonly PolicySection[]
}) {
  return (
    <div className={styles.policy}>
      {sections.map((section, index) => (
        <Clause key={section.heading} number={index + 1} {...section} />
      ))}
    </div>
  )
}

function Clause({ number, ...section }: PolicySection & { number: number }) {
  const { heading, summary, highlighted, paragraphs, list } = section
  return (
    <section
      id={fragment(heading)}
      className={`spread fold ${styles.clause} ${highlighted ? `sea ground-bleed ${styles.highlighted}` : ''}`}
    >
      <div className="stack">
        <h2 className={styles.heading}>
          <span className={styles.number}>{number}</span> {heading}
        </h2>
        <p className={`headline ${styles.summary}`}>{summary}</p>
      </div>
      <div className="stack">
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {list && (
          <ul className={styles.list}>
            {list.map((item) => (
              <li key={item}>
                <Prose>{item}</Prose>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function fragment(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z]+/g, '-')
}
