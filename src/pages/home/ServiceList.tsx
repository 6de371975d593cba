import type { ServiceCard } from '../../content/types.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Box } from '../../ui/Box.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { Prose } from '../../ui/Prose.tsx'
import styles from './ServiceList.module.css'

/** Services as the lines of a packing list that comes out of a printer. */
export function ServiceList({ services }: { services: readonly ServiceCard[] }) {
  return (
    <div className={styles.desk}>
      <ul className={`daylight ${styles.paper}`}>
        {services.map(({ title, description, link }) => (
          <li key={title} className={`fold ${styles.line}`}>
            <h3>{title}</h3>
            <div>
              <p className="soft">
                <Prose>{description}</Prose>
              </p>
              {link && <ActionLink {...link} kind="inline" />}
            </div>
          </li>
        ))}
      </ul>
      {/* The printer is wider than the paper, and the desk's line longer than any viewport is wide. */}
      <Drawing viewBox="0 -38 780 154">
        <Box x={-24} y={104} width={798} height={106} depth={30} of="sea">
          <path fillOpacity=".6" fill="#000" d="M-4-8l12-12H788l-12 12z" />
          <path fill="var(--sheet)" d="M590 26h150v56h-150z" />
          <path stroke="var(--accent)" strokeWidth="12" d="M614 54h0M640 54h0" />
          <path strokeWidth="4" d="M670 46h46M670 62h46" />
        </Box>
        <path strokeWidth="5" d="M-2000 106H2000" />
      </Drawing>
    </div>
  )
}
