import type { Pitfall } from '../../content/types.ts'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Paragraph } from '../../ui/Prose.tsx'
import rows from '../../ui/Rows.module.css'
import styles from './Pitfalls.module.css'

/** Paths on a 24 × 24 grid. */
const signs: Record<Pitfall['icon'], string> = {
  carton: 'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5zM3 7.5 12 12l9-4.5M12 12v9M7.5 5.25l9 4.5v3',
  coins:
    'M5 7c0 1.7 3 3 7 3s7-1.3 7-3-3-3-7-3-7 1.3-7 3zM5 7v10c0 1.7 3 3 7 3s7-1.3 7-3V7M5 12c0 1.7 3 3 7 3s7-1.3 7-3',
  label: 'M3 4h18v16H3zM6.5 8v8M9 8v8M11.5 8v8M13 8v8M16 8v8M17.5 8v8',
  magnifier: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5l5.5 5.5M7.5 10.5h6M10.5 7.5v6',
}

export function Pitfalls({ pitfalls }: { pitfalls: readonly Pitfall[] }) {
  return (
    <ul className={`ruled ${rows.rows}`}>
      {pitfalls.map(({ icon, title, problem, solution }) => (
        <li key={title} className="fold">
          <div className={styles.problem}>
            <Drawing viewBox="0 0 24 24">
              <path d={signs[icon]} />
            </Drawing>
            <div>
              <h3>{title}</h3>
              <Paragraph className="note">{problem}</Paragraph>
            </div>
          </div>
          <div className={styles.solution}>
            <Icon of="tick" />
            <Paragraph>{solution}</Paragraph>
          </div>
        </li>
      ))}
    </ul>
  )
}
