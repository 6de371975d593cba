import { useId } from 'react'
import type { LandedQuote } from '../../content/types.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './LandedQuoteSheet.module.css'

/**
 * A quote in which product, shipping and duties become one price. Everything on it is text; the bar
 * only shows the amounts again, end to end.
 */
export function LandedQuoteSheet({ quote }: { quote: LandedQuote }) {
  const { currency, quantity, each, inAll, rows, total } = quote
  const caption = useId()
  const price = rows.reduce((sum, { amount }) => sum + amount, 0)
  const money = (amount: number) => currency + amount.toFixed(2)
  // Not `toLocaleString`, whose first call takes 20 ms: more than the rest of the page.
  const sum = String(price * quantity).replace(/\B(?=(\d{3})+$)/g, ',')
  const percent = (amount: number) => `${((amount / price) * 100).toFixed(2)}%`
  return (
    <figure className={`stack ${styles.figure}`} aria-labelledby={caption}>
      <Sheet title={quote.title} mark={quote.mark} stamp={quote.stamp}>
        <Answers entries={quote.fields} short />
        <ul className={styles.rows}>
          {rows.map(({ label, amount }) => (
            <li key={label} className="cluster">
              <span>{label}</span> <span>{money(amount)}</span>
            </li>
          ))}
        </ul>
        <svg className={styles.bar} aria-hidden="true">
          {rows.map(({ label, amount }, index) => {
            const before = rows.slice(0, index).reduce((sum, row) => sum + row.amount, 0)
            return <rect key={label} x={percent(before)} width={percent(amount)} height="100%" />
          })}
        </svg>
        <p className={`stack ${styles.sum}`}>
          <span className={styles.total}>{total}</span>{' '}
          <span className={`numeral ${styles.price}`}>{money(price)}</span>{' '}
          <span>
            {each} {currency + sum} {inAll}
          </span>
        </p>
      </Sheet>
      <figcaption id={caption}>{quote.caption}</figcaption>
    </figure>
  )
}
