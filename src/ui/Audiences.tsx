import type { Audience } from '../content/types.ts'
import styles from './Audiences.module.css'
import { balancedRows } from './balanced-rows.ts'
import { Drawing } from './Drawing.tsx'
import loads from './loads.svg'
import { Paragraph } from './Prose.tsx'

export function Audiences({ audiences }: { audiences: readonly Audience[] }) {
  return (
    <ul className={`${styles.audiences} ${balancedRows(audiences.length, 5)}`}>
      {audiences.map(({ title, description, drawing }) => (
        <li key={title}>
          <Drawing viewBox="0 0 120 100">
            <path d="M0 98h120" />
            <use className="daylight" href={`${loads}#${drawing}`} />
          </Drawing>
          <div>
            <h3>{title}</h3>
            <Paragraph className="note">{description}</Paragraph>
          </div>
        </li>
      ))}
    </ul>
  )
}
