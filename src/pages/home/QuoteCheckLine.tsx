import { amount } from '../../content/example-order.ts'
import { quoteCheck } from '../../content/quote-check.ts'
import { Choice, EntryField } from '../../worksheets/EntryField.tsx'
import styles from '../../worksheets/Results.module.css'
import type { Basis } from '../../worksheets/rules/money.ts'
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
  const { cost, unitCents, question, sharePercent } = part
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
        onChange={(text) => change(entriesOfAmount(cost, text))}
        inputMode="decimal"
        question={question}
        note={isKnown ? undefined : gap}
        result={
          isKnown ? (
            <span className={styles.known}>
              {quote.currency + amount(unitCents)} {quoteCheck.aUnit}
              {sharePercent !== undefined && ` · ${sharePercent}%`}
            </span>
          ) : (
            <strong className={styles.missing}>
              {question ? quoteCheck.notClear : quoteCheck.notQuoted}
            </strong>
          )
        }
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
