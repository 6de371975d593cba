import { amount } from '../../content/example-order.ts'
import { quoteCheck } from '../../content/quote-check.ts'
import { Choice, EntryField } from '../../worksheets/EntryField.tsx'
import { useEntries } from '../../worksheets/entries.ts'
import styles from '../../worksheets/Results.module.css'
import { currencies } from '../../worksheets/rules/money.ts'
import {
  type CheckedQuote,
  checkQuote,
  costs,
  describeSum,
  linesToSend,
  type Quote,
  quoteFrom,
} from '../../worksheets/rules/quote.ts'
import type { FillInProps } from '../../worksheets/Worksheet.tsx'
import { WorksheetSheet } from '../../worksheets/WorksheetSheet.tsx'
import { QuoteCheckBar } from './QuoteCheckBar.tsx'
import { QuoteCheckLine } from './QuoteCheckLine.tsx'

const currencyOptions = Object.fromEntries(
  currencies.map((name) => [name, name]),
) as Record<Quote['currency'], string>

/** Shows which costs a supplier's quote leaves out, and what a unit costs if it has them all. */
export function FillIn({ fragment, takesFocus, close }: FillInProps) {
  const { entries, change, clear } = useEntries('quote', fragment)
  const quote = quoteFrom(entries)
  const checked = checkQuote(quote)
  const { quantity, unknownCosts } = checked
  const isEmpty = unknownCosts === costs.length
  const state = unknownCosts === 0 ? 'complete' : 'incomplete'
  const { carry } = quoteCheck
  return (
    <WorksheetSheet
      title={quoteCheck.title}
      stamp={isEmpty ? undefined : quoteCheck.stamp[state]}
      ink={unknownCosts === 0 ? 'passed' : undefined}
      result={isEmpty ? '' : announcementOf(quote, checked)}
      carry={{
        label: unknownCosts === 0 ? carry.complete : carry.missing,
        lines: linesToSend(quote, checked),
        quantity: quantity.is === 'read' ? quote.quantity.trim() : '',
      }}
      clear={clear}
      takesFocus={takesFocus}
      close={close}
    >
      <p className={`small soft ${styles.lede}`}>{quoteCheck.lede}</p>
      <div className={styles.goods}>
        <EntryField
          label={quoteCheck.product}
          value={entries.product ?? ''}
          onChange={(product) => change({ product })}
        />
        <EntryField
          label={quoteCheck.quantity}
          value={quote.quantity}
          onChange={(quantity) => change({ quantity })}
          inputMode="numeric"
          question={quantity.is === 'unclear' ? quantity.question : undefined}
        />
        <div>
          <p className="label" aria-hidden="true">
            {quoteCheck.currency}
          </p>
          <Choice
            label={quoteCheck.currency}
            value={quote.currency}
            options={currencyOptions}
            onChange={(currency) => change({ currency })}
          />
        </div>
      </div>
      <ul>
        {checked.costs.map((part) => (
          <QuoteCheckLine
            key={part.cost}
            quote={quote}
            part={part}
            change={change}
          />
        ))}
      </ul>
      <QuoteCheckBar checked={checked} />
      <Total quote={quote} checked={checked} />
    </WorksheetSheet>
  )
}

function Total({ quote, checked }: { quote: Quote; checked: CheckedQuote }) {
  const [heading, sum, ...notes] = resultOf(quote, checked)
  return (
    <div className={`ruled stack ${styles.total}`}>
      <span className={styles.heading}>{heading}</span>{' '}
      <span className={styles.sum}>{sum}</span> <span>{notes.join(' ')}</span>
    </div>
  )
}

function announcementOf(quote: Quote, checked: CheckedQuote): string {
  const [heading, sum, ...notes] = resultOf(quote, checked)
  return [`${heading} ${sum}.`, ...notes].join(' ')
}

/** Returns the heading of the result, the sum, and what follows from it. */
function resultOf(quote: Quote, checked: CheckedQuote): string[] {
  const { unknownCosts, unitCents, orderCents, quantity } = checked
  const { total, aUnit } = quoteCheck
  const sum = describeSum(checked, quote.currency)
  if (unknownCosts > 0) return [total.incomplete, sum]
  const lines = [total.complete, `${sum} ${aUnit}`]
  if (orderCents !== undefined && quantity.is === 'read')
    lines.push(
      total.forAll(quote.currency + amount(orderCents), `${quantity.value}`),
    )
  return [...lines, total.breakEven(quote.currency + amount(unitCents))]
}
