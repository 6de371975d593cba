import type { home } from '../../content/home.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './LandedQuoteSheet.module.css'
import { landedPrice } from './landed-price.ts'

/**
 * An example quote that adds up product, shipping and duties to give one price. The bar is
 * decorative, because the text contains all of its amounts.
 */
export function LandedQuoteSheet({ quote }: { quote: typeof home.hero.quote }) {
  const price = landedPrice(quote)
  return (
    <figure className={`stack ground-bleed ${styles.figure}`}>
      <Sheet title={quote.title} kind={quote.kind} stamp={quote.stamp}>
        <Answers entries={quote.fields} as="pairs" />
        <ul className={styles.rows}>
          {quote.rows.map(({ label }, index) => (
            <li key={label} className="cluster">
              <span>{label}</span> <span>{price.rows[index]}</span>
            </li>
          ))}
        </ul>
        <svg className={styles.bar} aria-hidden="true">
          {price.shares.map(({ start, width }) => (
            <rect key={start} className="on-load grows" x={start} width={width} height="100%" />
          ))}
        </svg>
        <div className={`ruled on-load grows ${styles.rule}`} />
        <p className={`stack ${styles.sum}`}>
          <span className={styles.total}>{quote.total}</span>{' '}
          <span className={`numeral ${styles.price}`}>{price.perUnit}</span>{' '}
          <span>
            {quote.perUnit} {price.forAll} {quote.forAll}
          </span>
        </p>
      </Sheet>
      <figcaption>{quote.caption}</figcaption>
    </figure>
  )
}
