import type { ServiceCard } from '../content/types.ts'
import { ActionLink } from './ActionLink.tsx'
import { Prose } from './Prose.tsx'
import styles from './ServiceList.module.css'

/** Services as the lines of a packing list, on paper with sprocket holes. */
export function ServiceList({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ul className={`daylight ${styles.paper}`}>
      {services.map(({ title, description, link }) => (
        <li key={title} className={`fold ${styles.line}`}>
          <h3>{title}</h3>
          <div>
            <Prose className="soft">{description}</Prose>
            {link && <ActionLink {...link} kind="inline" />}
          </div>
        </li>
      ))}
    </ul>
  )
}
