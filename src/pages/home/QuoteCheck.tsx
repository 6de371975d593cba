import { quoteCheck } from '../../content/quote-check.ts'
import { Answer } from '../../worksheets/Answer.tsx'
import { useEntries } from '../../worksheets/entries.ts'
import styles from '../../worksheets/Results.module.css'
import {
  type CheckedQuote,
  checkQuote,
  costs,
  type Quote,
  quoteFrom,
} from '../../worksheets/rules/quote.ts'
import {
  isBlank,
  linesToSend,
  resultOf,
} from '../../worksheets/rules/quote-report.ts'
import type { FillInProps } from '../../worksheets/Worksheet.tsx'
import { WorksheetSheet } from '../../worksheets/WorksheetSheet.tsx'
import { QuoteCheckBar } from './QuoteCheckBar.tsx'
import { QuoteCheckGoods } from './QuoteCheckGoods.tsx'
import { QuoteCheckLine } from './QuoteCheckLine.tsx'

/** Shows which costs a supplier's quote leaves out, and what a unit costs if it has them all. */
export function FillIn({ fragment, takesFocus, close }: FillInProps) {
  const inUse = useEntries('quote', fragment)
  const quote = quoteFrom(inUse.entries)
  const checked = checkQuote(quote)
  const { quantity, unknownCosts } = checked
  const hasNoCost = unknownCosts === costs.length
  const { carry } = quoteCheck
  return (
    <WorksheetSheet
      title={quoteCheck.title}
      result={hasNoCost ? '' : announcementOf(quote, checked)}
      carry={{
        label: unknownCosts === 0 ? carry.complete : carry.missing,
        lines: isBlank(quote, checked) ? '' : linesToSend(quote, checked),
        quantity: quantity.is === 'read' ? quote.quantity.trim() : '',
      }}
      clear={inUse.clear}
      takesFocus={takesFocus}
      close={close}
    >
      <Total quote={quote} checked={checked} />
      <p className={`small soft ${styles.lede}`}>{quoteCheck.lede}</p>
      <QuoteCheckGoods quote={quote} quantity={quantity} inUse={inUse} />
      <ul>
        {checked.costs.map((part) => (
          <QuoteCheckLine
            key={part.cost}
            quote={quote}
            part={part}
            change={inUse.change}
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
