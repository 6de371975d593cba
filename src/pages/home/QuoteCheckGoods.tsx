import { quoteCheck } from '../../content/quote-check.ts'
import { EntryField, LabelledChoice } from '../../worksheets/EntryField.tsx'
import type { EntriesInUse } from '../../worksheets/entries.ts'
import styles from '../../worksheets/Results.module.css'
import { type Currency, currencies } from '../../worksheets/rules/money.ts'
import {
  type CheckedQuote,
  isCurrencyTyped,
  type Quote,
} from '../../worksheets/rules/quote.ts'
import { questionIn } from '../../worksheets/rules/read.ts'

const currencyOptions = Object.fromEntries(
  currencies.map((name) => [name, name]),
) as Record<Currency, string>

interface QuoteCheckGoodsProps {
  quote: Quote
  quantity: CheckedQuote['quantity']
  inUse: EntriesInUse
}

/** What the quote is for, and its currency. */
export function QuoteCheckGoods(props: QuoteCheckGoodsProps) {
  const { quote, quantity, inUse } = props
  const { change, fieldOf } = inUse
  return (
    <div className={styles.goods}>
      <EntryField label={quoteCheck.product} {...fieldOf('product')} />
      <EntryField
        label={quoteCheck.quantity}
        {...fieldOf('quantity')}
        inputMode="numeric"
        question={questionIn(quantity)}
      />
      <LabelledChoice
        label={quoteCheck.currency}
        value={quote.currency}
        options={currencyOptions}
        onChange={(currency) => change({ currency })}
        note={isCurrencyTyped(quote) ? quoteCheck.currencyTyped : undefined}
      />
    </div>
  )
}
