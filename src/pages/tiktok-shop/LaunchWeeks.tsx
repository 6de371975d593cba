import type { tiktokShop } from '../../content/tiktok-shop.ts'
import { numbersIn } from '../../ui/numbers-in.ts'
import { Prose } from '../../ui/Prose.tsx'
import styles from './LaunchWeeks.module.css'

/** The weeks up to the last one in `timeline`. Those in which a launch happens are highlighted. */
export function LaunchWeeks({ timeline, caption }: typeof tiktokShop.advantages.launch) {
  const [from = 0, to = from] = numbersIn(timeline)
  return (
    <figure className="stack">
      <p className={`numeral ${styles.weeks}`} aria-hidden="true">
        {Array.from({ length: to }, (_, index) => index + 1).map((week) => (
          <span key={week} className={week < from ? undefined : 'accent'}>
            {week}
          </span>
        ))}
      </p>
      <figcaption className="lede">
        <strong>
          <Prose>{timeline}</Prose>
        </strong>{' '}
        <Prose>{caption}</Prose>
      </figcaption>
    </figure>
  )
}
