import { useId } from 'react'
import type { LandedQuote } from '../content/types.ts'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './LandedQuoteSheet.module.css'

/**
 * The brand's picture: a quote in which product, shipping and duties become one price. The bars
 * show shares, never amounts.
 */
export function LandedQuoteSheet({ quote }: { quote: LandedQuote }) {
  const caption = useId()
  const shares = quote.rows.map(({ label, share }, index) => (
    <rect
      key={label}
      x={offset(quote.rows, index)}
      width={share}
      height="4"
      className={styles.share}
    />
  ))
  return (
    <figure className={styles.figure} aria-labelledby={caption}>
      <Sheet title={quote.title} stamp={quote.stamp} alternative={quote.alternative}>
        <dl className={styles.fields}>
          {quote.fields.map(({ label, value }) => (
            <div key={label}>
              <dt className="label">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.rows}>
          {quote.rows.map(({ label, note }, index) => (
            <li key={label}>
              <span className={styles.row}>{label}</span>
              <span className={styles.note}>{note}</span>
              <svg
                className={styles.bar}
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width="100" height="4" className={styles.track} />
                {shares[index]}
              </svg>
            </li>
          ))}
        </ul>
        <svg
          className={styles.sum}
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {shares}
        </svg>
        <p className={styles.total}>{quote.total}</p>
      </Sheet>
      <figcaption id={caption}>{quote.caption}</figcaption>
    </figure>
  )
}

// Each bar begins where the one above ends, so that the last one reaches the total.
function offset(rows: LandedQuote['rows'], index: number): number {
  return rows.slice(0, index).reduce((sum, { share }) => sum + share, 0)
}
