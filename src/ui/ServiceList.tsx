import type { ServiceCard } from '../content/types.ts'
import { ActionLink } from './ActionLink.tsx'
import { Box } from './Box.tsx'
import { Drawing } from './Drawing.tsx'
import { Prose } from './Prose.tsx'
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
              <Prose className="soft">{description}</Prose>
              {link && <ActionLink {...link} kind="inline" />}
            </div>
          </li>
        ))}
      </ul>
      {/* The printer is wider than the paper, and the line of the desk longer than any window is wide. */}
      <Drawing viewBox="0 -38 780 154">
        <Box x={-34} y={104} width={810} height={106} depth={38} of="sea">
          <path fillOpacity=".6" fill="#000" d="M-4-8l12-12H788l-12 12z" />
          <path fill="var(--sheet)" d="M590 26h150v56h-150z" />
          <path stroke="var(--stamp)" strokeWidth="12" d="M614 54h0M640 54h0" />
          <path strokeWidth="4" d="M670 46h46M670 62h46" />
        </Box>
        <path strokeWidth="5" d="M-2000 106H2000" />
        {services.map(({ title }, index) => (
          <Folder key={title} x={-414 + index * 42} last={index === services.length - 1} />
        ))}
      </Drawing>
    </div>
  )
}

/** A folder per service, left of the viewBox, so that only wide screens show it. The last one leans. */
function Folder({ x, last }: { x: number; last: boolean }) {
  return (
    <g className="daylight" transform={last ? `translate(33) rotate(-9 ${x} 104)` : undefined}>
      <Box x={x} y={104} width={42} height={210} depth={30} of={last ? 'stamp' : 'sheet'}>
        <path fill="var(--sheet)" d={`M${x + 9}-80h24v80h-24zm7 16h10m-10 14h10`} />
        <circle fill="var(--ink)" cx={x + 21} cy="60" r="8" />
      </Box>
    </g>
  )
}
