import { quoteCheck } from '../../content/quote-check.ts'
import { Choice, EntryField } from '../../worksheets/EntryField.tsx'
import styles from '../../worksheets/Results.module.css'
import { type Basis, priceOf } from '../../worksheets/rules/money.ts'
import {
  bases,
  basisEntry,
  type CheckedCost,
  entriesOfAmount,
  type Quote,
} from '../../worksheets/rules/quote.ts'

interface QuoteCheckLineProps {
  quote: Quote
  part: CheckedCost
  change: (entries: Record<string, string>) => void
}

/** One cost of the quote: what the visitor typed, and what it adds to the cost of a unit. */
export function QuoteCheckLine({ quote, part, change }: QuoteCheckLineProps) {
  const { cost, unitCents, question } = part
  const { label, gap } = quoteCheck.costs[cost]
  const isKnown = unitCents !== undefined
  const options = Object.fromEntries(
    bases[cost].map((basis) => [basis, quoteCheck.bases[basis]]),
  ) as Record<Basis, string>
  return (
    <li
      className={styles.line}
      data-part={cost}
      data-gap={isKnown ? undefined : ''}
    >
      <EntryField
        label={label}
        value={quote.amounts[cost]}
        onChange={(text) => change(entriesOfAmount(cost, text, quote))}
        inputMode="decimal"
        question={question}
        note={isKnown ? undefined : gap}
        result={<CostResult quote={quote} part={part} />}
      >
        <Choice
          label={`${quoteCheck.basis}: ${label}`}
          value={quote.bases[cost]}
          options={options}
          onChange={(basis) => change({ [basisEntry(cost)]: basis })}
        />
      </EntryField>
    </li>
  )
}

/** What the cost adds to a unit and its share, or that the quote leaves it out. */
function CostResult({
  quote,
  part,
}: Pick<QuoteCheckLineProps, 'quote' | 'part'>) {
  const { unitCents, question, sharePercent } = part
  if (unitCents === undefined)
    return (
      <strong className={styles.missing}>
        {question ? quoteCheck.notClear : quoteCheck.notQuoted}
      </strong>
    )
  return (
    <span className={styles.known}>
      {quote.currency + priceOf(unitCents)} {quoteCheck.aUnit}
      {sharePercent !== undefined && ` · ${sharePercent}%`}
    </span>
  )
}
