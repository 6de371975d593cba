import type { Audience } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import { Paragraph } from '../../ui/Prose.tsx'
import styles from './Audiences.module.css'
import loads from './loads.svg'

// In dark mode, Safari shows these drawings in their light colours, because WebKit resolves
// `light-dark()` in a referenced SVG file as if the page were in light mode.
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
