import type { Point } from '../content/types.ts'
import styles from './ReportSections.module.css'

/** The sections of a report in reading order: the summary as its two pages, then the evidence. */
export function ReportSections({ sections }: { sections: readonly Point[] }) {
  return (
    <ol className={styles.report}>
      {sections.map(({ title, description }, index) => (
        <li key={title} className={styles.section}>
          {index === 0 && <TwoPages />}
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ol>
  )
}

/** Two facing pages; the second ranks three recommendations. */
function TwoPages() {
  return (
    <svg className={styles.pages} viewBox="0 0 320 216" aria-hidden="true">
      <path className={styles.page} d="M1 1h159v214H1zM160 1h159v214H160z" />
      <path className={styles.heading} d="M22 30h80" />
      <path
        className={styles.text}
        d="M22 52h116M22 66h104M22 80h112M22 94h66M22 188h116M22 174h98"
      />
      <path className={styles.plot} d="M22 150h116M24 144l22-8 20 5 24-22 20 6 26-16" />
      {[1, 2, 3].map((rank) => (
        <g key={rank} transform={`translate(182 ${rank * 60 - 32})`}>
          <path className={rank === 1 ? styles.first : styles.box} d="M0 0h34v34H0z" />
          <text className={styles.rank} x="17" y="25">
            {rank}
          </text>
          <path className={styles.text} d="M46 9h70M46 23h48" />
        </g>
      ))}
    </svg>
  )
}
