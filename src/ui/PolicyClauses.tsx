import type { PolicySection } from '../content/types.ts'
import { site } from '../site.ts'
import styles from './PolicyClauses.module.css'

interface PolicyClausesProps {
  dated: string
  sections: readonly PolicySection[]
}

/** A policy as numbered clauses, with a table of contents beside them where there is room. */
export function PolicyClauses({ dated, sections }: PolicyClausesProps) {
  return (
    <div className={`spread ${styles.policy}`}>
      <div className={styles.margin}>
        <p className="label">{dated}</p>
        <nav className={styles.contents} aria-label="Contents">
          <ol>
            {sections.map(({ heading }) => (
              <li key={heading}>
                <a href={`#${fragment(heading)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.clauses}>
        {sections.map((section, index) => (
          <Clause key={section.heading} number={index + 1} {...section} />
        ))}
      </div>
    </div>
  )
}

function Clause({ number, heading, paragraphs, list }: PolicySection & { number: number }) {
  return (
    <section id={fragment(heading)} className={styles.clause}>
      <h2 className={styles.heading}>
        <span className={styles.number}>{number}. </span>
        {heading}
      </h2>
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
