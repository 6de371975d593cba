import { type ReactNode, useId } from 'react'
import type { LandedQuote } from '../content/types.ts'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './LandedQuoteSheet.module.css'

/**
 * The brand's picture: a quote in which product, shipping and duties become one price. Everything on
 * it is text; the bars repeat the amounts beside them.
 */
export function LandedQuoteSheet({ quote }: { quote: LandedQuote }) {
  const { currency, quantity, each, inAll, rows, total } = quote
  const caption = useId()
  const price = rows.reduce((sum, { amount }) => sum + amount, 0)
  const money = (amount: number) => currency + amount.toFixed(2)
  const shares = rows.map(({ label, amount }, index) => {
    const before = rows.slice(0, index).reduce((sum, row) => sum + row.amount, 0)
    const [x, width] = [before, amount].map((part) => +((part / price) * 100).toFixed(2))
    return <rect key={label} x={x} width={width} height="4" className={styles.share} />
  })
  return (
    <figure className={styles.figure} aria-labelledby={caption}>
      <Sheet title={quote.title} mark={quote.mark} stamp={quote.stamp}>
        <dl className={styles.fields}>
          {quote.fields.map(({ label, value }) => (
            <div key={label}>
              <dt className="label">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.rows}>
          {rows.map(({ label, amount }, index) => (
            <li key={label}>
              <span>{label}</span> <span className={styles.amount}>{money(amount)}</span>
              <Bar>
                <rect width="100" height="4" className={styles.track} />
                {shares[index]}
              </Bar>
            </li>
          ))}
        </ul>
        <div className={styles.sum}>
          <Bar>{shares}</Bar>
          <p>
            <span className={styles.total}>{total}</span>{' '}
            <span className={styles.price}>{money(price)}</span>{' '}
            <span>
              {each} {currency + (price * quantity).toLocaleString('en-CA')} {inAll}
            </span>
          </p>
        </div>
      </Sheet>
      <figcaption id={caption}>{quote.caption}</figcaption>
    </figure>
  )
}

/** A hundred wide, whatever the width of the sheet. */
function Bar({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  )
}
