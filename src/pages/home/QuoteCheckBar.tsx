import { quoteCheck } from '../../content/quote-check.ts'
import styles from '../../worksheets/Results.module.css'
import type { CheckedQuote } from '../../worksheets/rules/quote.ts'

/**
 * The known costs in proportion, and one gap for the missing costs. Nobody knows how large they are,
 * so the gap only grows with their number. The lines above the bar have the same content as text.
 */
export function QuoteCheckBar({ checked }: { checked: CheckedQuote }) {
  const { costs, unitCents, unknownCosts } = checked
  const known = costs.filter((part) => part.unitCents !== undefined)
  const gapPercent = unitCents === 0 ? 100 : widthOfGap(unknownCosts)
  const unasked = costs.length - known.length - unclearIn(checked)
  let endPercent = 0
  return (
    <svg className={styles.bar} aria-hidden="true">
      {known.map(({ cost, unitCents: cents = 0 }) => {
        const start = endPercent
        const width = ((100 - gapPercent) * cents) / (unitCents || 1)
        endPercent += width
        return (
          <rect
            key={cost}
            className={styles.part}
            data-part={cost}
            x={`${start}%`}
            width={`${width}%`}
            height="100%"
          />
        )
      })}
      {unknownCosts > 0 && (
        <>
          <rect
            className={styles.gap}
            x={`${100 - gapPercent}%`}
            width={`${gapPercent}%`}
            height="100%"
          />
          <text x={`${100 - gapPercent / 2}%`} y="50%">
            {unasked > 1 && `${unasked} × `}
            {unasked > 0 ? quoteCheck.notQuoted : quoteCheck.notClear}
          </text>
        </>
      )}
    </svg>
  )
}

const unclearIn = ({ costs }: CheckedQuote) =>
  costs.filter(({ question }) => question).length

/** On a phone, the words in the gap need about a third of the bar. */
function widthOfGap(unknownCosts: number): number {
  return unknownCosts === 0 ? 0 : 34 + 8 * unknownCosts
}
