import type { Testimonial } from '../content/types.ts'
import { Box } from './Box.tsx'
import { Drawing } from './Drawing.tsx'
import styles from './RealResult.module.css'

/** A case told by its result: the weeks before it torn off a calendar that shows the last, and the story. */
export function RealResult({ testimonial }: { testimonial: Testimonial }) {
  const { attribution, result, story, weeks } = testimonial
  return (
    <article className={`fold ${styles.case}`}>
      <h3 className={styles.result}>{result}</h3>
      <Drawing viewBox="0 0 560 330">
        {Array.from({ length: weeks - 1 }, (_, index) => index + 1).map((week) => (
          <g
            key={week}
            transform={`translate(${week * 68 - 60} ${week % 2 ? 96 : 150}) rotate(${week * 9 - 25})`}
          >
            <path fill="var(--sheet)" d="M0 8 12 0 24 8 36 0 48 8 60 0 72 8 84 0 96 8V124H0z" />
            <text x="48" y="94" textAnchor="middle" fontSize="92" opacity={0.75}>
              {week}
            </text>
          </g>
        ))}
        <Box x={318} y={322} width={200} height={280} depth={28} of="sheet">
          <path fill="var(--passed)" d="M318 42H518V84H318z" />
          <path strokeWidth={7} d="M358 28V62M418 28V62M478 28V62" />
          <text x="418" y="284" textAnchor="middle" fontSize="250">
            {weeks}
          </text>
        </Box>
      </Drawing>
      <div className={`stack ${styles.words}`}>
        <strong>{attribution}</strong>
        <p>{story}</p>
      </div>
    </article>
  )
}
