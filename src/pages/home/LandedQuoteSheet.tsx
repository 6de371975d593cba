import { amount, exampleOrder, sum } from '../../content/example-order.ts'
import { hasFee } from '../../content/given.ts'
import type { home } from '../../content/home.ts'
import { labels } from '../../content/labels.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Worksheet } from '../../worksheets/Worksheet.tsx'
import { FeeLines } from './FeeLines.tsx'
import styles from './LandedQuoteSheet.module.css'

const loadQuoteCheck = () => import('./QuoteCheck.tsx')

export function LandedQuoteSheet({ quote }: { quote: typeof home.hero.quote }) {
  return (
    <Worksheet
      id="quote"
      label={quote.worksheet}
      load={loadQuoteCheck}
      className="ground-bleed"
    >
      <ExampleQuote quote={quote} />
    </Worksheet>
  )
}

function ExampleQuote({ quote }: { quote: typeof home.hero.quote }) {
  const { rows, fee } = quote
  const { currency, quantity } = exampleOrder
  const landed = sum(rows.map((row) => row.amount))
  const percent = (cents: number) => `${((cents / landed) * 100).toFixed(2)}%`
  return (
    <Sheet title={quote.title} kind={labels.example} stamp={quote.stamp}>
      <Answers entries={quote.fields} as="pairs" />
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.label} className="cluster">
            <span>{row.label}</span>{' '}
            <span>{currency + amount(row.amount)}</span>
          </li>
        ))}
      </ul>
      <svg className={styles.bar} aria-hidden="true">
        {rows.map((row, index) => (
          <rect
            key={row.label}
            className="on-load grows"
            x={percent(
              sum(rows.slice(0, index).map((before) => before.amount)),
            )}
            width={percent(row.amount)}
            height="100%"
          />
        ))}
      </svg>
      <div className={`ruled on-load grows ${styles.rule}`} />
      <p className={`stack ${styles.sum}`}>
        <span className={styles.total}>{quote.total}</span>{' '}
        <span className={`numeral ${styles.price}`}>
          {currency + amount(landed)}
        </span>{' '}
        <span>
          {quote.perUnit}{' '}
          {currency + amount(landed * quantity).replace(/\.00$/, '')}{' '}
          {quote.forAll}
        </span>
      </p>
      {hasFee ? (
        <FeeLines landed={landed} />
      ) : (
        <p className={`cluster ${styles.fee}`}>
          <strong>{fee.label}</strong> <span>{fee.value}</span>
        </p>
      )}
    </Sheet>
  )
}
