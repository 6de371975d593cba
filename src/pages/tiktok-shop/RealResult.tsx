import type { Testimonial } from '../../content/types.ts'
import { Paragraph } from '../../ui/Prose.tsx'
import styles from './RealResult.module.css'

export function RealResult({ testimonial }: { testimonial: Testimonial }) {
  const { attribution, result, story } = testimonial
  return (
    <article className={`fold ${styles.case}`}>
      <h3 className={`numeral ${styles.result}`}>{result}</h3>
      <div className={`stack ${styles.words}`}>
        <strong>{attribution}</strong>
        <Paragraph>{story}</Paragraph>
      </div>
    </article>
  )
}
