import { labels } from '../content/labels.ts'
import type { PolicySection } from '../content/types.ts'
import { site } from '../site.ts'
import styles from './PolicyClauses.module.css'

interface PolicyProps {
  sections: readonly PolicySection[]
}

/** The date of a policy and the headings of its clauses. */
export function PolicyContents({ dated, sections }: PolicyProps & { dated: string }) {
  return (
    <nav className={styles.contents} aria-label={labels.contents}>
      <p className="label">{dated}</p>
      <ol>
        {sections.map(({ heading }) => (
          <li key={heading}>
            <a href={`#${fragment(heading)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A policy as numbered clauses. */
export function PolicyClauses({ sections }: PolicyProps) {
  return (
    <div className={styles.policy}>
      {sections.map((section, index) => (
        <Clause key={section.heading} number={index + 1} {...section} />
      ))}
    </div>
  )
}

function Clause({ number, heading, paragraphs, list }: PolicySection & { number: number }) {
  return (
    <section id={fragment(heading)} className={`spread fold ${styles.clause}`}>
      <h2 className={styles.heading}>
        <span className={styles.number}>{number}. </span>
        {heading}
      </h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <WithEmail text={paragraph} />
          </p>
        ))}
        {list && (
          <ul className={styles.list}>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function WithEmail({ text }: { text: string }) {
  const [before, after] = text.split('{email}')
  if (after === undefined) return text
  return (
    <>
      {before}
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {after}
    </>
  )
}

// "Children's Privacy" is found at #childrens-privacy.
function fragment(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z]+/g, '-')
}
