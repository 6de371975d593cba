import type { home } from '../../content/home.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Paragraph } from '../../ui/Prose.tsx'
import { InlineLink } from './InlineLink.tsx'
import styles from './ServiceList.module.css'

export function ServiceList({ services }: { services: typeof home.whatWeDo.cards }) {
  return (
    <ul className={`daylight carbon ${styles.paper} ${balancedRows(services.length)}`}>
      {services.map(({ title, description, link }) => (
        <li key={title} className={styles.line}>
          <h3>{title}</h3>
          <Paragraph className="note">{description}</Paragraph>
          {link && <InlineLink {...link} />}
        </li>
      ))}
    </ul>
  )
}
