import { amount } from '../../content/example-order.ts'
import { quoteCheck } from '../../content/quote-check.ts'
import { Answer } from '../../worksheets/Answer.tsx'
import { EntryField, LabelledChoice } from '../../worksheets/EntryField.tsx'
import { useEntries } from '../../worksheets/entries.ts'
import styles from '../../worksheets/Results.module.css'
import { currencies } from '../../worksheets/rules/money.ts'
import {
  type CheckedQuote,
  checkQuote,
  costs,
  linesToSend,
  type Quote,
  quoteFrom,
  sumOf,
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
  const { carry } = quoteCheck
  return (
    <WorksheetSheet
      title={quoteCheck.title}
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
      <Total quote={quote} checked={checked} />
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
        <LabelledChoice
          label={quoteCheck.currency}
          value={quote.currency}
          options={currencyOptions}
          onChange={(currency) => change({ currency })}
        />
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
    </WorksheetSheet>
  )
}

function Total({ quote, checked }: { quote: Quote; checked: CheckedQuote }) {
  const { heading, known, unknown, notes } = resultOf(quote, checked)
  const isEmpty = checked.unknownCosts === costs.length
  const state = unknown ? 'incomplete' : 'complete'
  return (
    <Answer
      heading={heading}
      answer={
        <>
          {known && <span className={styles.price}>{known}</span>}{' '}
          {unknown && <span className={styles.unknown}>{unknown}</span>}
        </>
      }
      sentence={notes}
      stamp={isEmpty ? undefined : quoteCheck.stamp[state]}
      ink={unknown ? undefined : 'passed'}
    >
      <QuoteCheckBar checked={checked} />
    </Answer>
  )
}

function announcementOf(quote: Quote, checked: CheckedQuote): string {
  const { heading, known, unknown, notes } = resultOf(quote, checked)
  const sum = [known, unknown].filter(Boolean).join(' ')
  return `${heading} ${sum}. ${notes}`.trim()
}

/** Returns the heading of the result, the sum in two parts, and what follows from it. */
function resultOf(quote: Quote, checked: CheckedQuote) {
  const { unknownCosts, unitCents, orderCents, quantity } = checked
  const { total, aUnit } = quoteCheck
  const { known, unknown } = sumOf(checked, quote.currency)
  if (unknownCosts > 0)
    return { heading: total.incomplete, known, unknown, notes: '' }
  const price = quote.currency + amount(unitCents)
  const notes = [total.breakEven(price)]
  if (orderCents !== undefined && quantity.is === 'read') {
    const order = quote.currency + amount(orderCents)
    notes.unshift(total.forAll(order, `${quantity.value}`))
  }
  return {
    heading: total.complete,
    known: `${known} ${aUnit}`,
    unknown,
    notes: notes.join(' '),
  }
}
