import type { tiktokShop } from '../../content/tiktok-shop.ts'
import { Paragraph } from '../../ui/Prose.tsx'
import styles from './RealResult.module.css'

export function RealResult(testimonial: typeof tiktokShop.realResult.testimonial) {
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
