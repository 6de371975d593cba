import type { Testimonial } from '../../content/types.ts'
import { Box } from '../../ui/Box.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import styles from './RealResult.module.css'

/** A case: its result, the story, and a calendar leaf with the number of weeks. */
export function RealResult({ testimonial }: { testimonial: Testimonial }) {
  const { attribution, result, story, weeks } = testimonial
  return (
    <article className={styles.case}>
      <h3 className={`numeral ${styles.result}`}>{result}</h3>
      <div className={`on-edge ${styles.calendar}`}>
        <Drawing viewBox="0 0 330 420">
          <Box x={1} y={419} width={276} height={370} depth={48} of="sheet">
            <path fill="var(--sea)" d="M1 49H277V110H1z" />
            <path stroke="var(--sheet)" strokeWidth={8} d="M61 66V94M139 66V94M217 66V94" />
            <text x="144" y="386" textAnchor="middle" fontSize="350">
              {weeks}
            </text>
          </Box>
        </Drawing>
      </div>
      <div className={`stack ${styles.words}`}>
        <strong>{attribution}</strong>
        <p>{story}</p>
      </div>
    </article>
  )
}
