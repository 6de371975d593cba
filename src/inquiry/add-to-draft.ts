import {
  type Addition,
  changeDraft,
  getDraft,
  saveFieldsInDraft,
} from './draft.ts'
import { limits } from './limits.ts'

interface AdditionOfSheet extends Addition {
  /** The worksheet's title. Its lines replace those that it added before. */
  sheet: string
  notes: {
    product: string
    /** Shown if the visitor has entered another quantity. */
    otherQuantity: string
  }
}

/**
 * Adds lines to the product field, after what the visitor has entered, and fills in the quantity if
 * it is empty. Changes nothing if the lines don't fit.
 * @returns how many characters are too many; 0 if the lines were added.
 */
export function addToDraft(addition: AdditionOfSheet): number {
  saveFieldsInDraft()
  const { sheet, lines, notes } = addition
  const { entries, additions = {} } = getDraft()
  const earlier = additions[sheet]
  const product = withLines(entries.product?.trim() ?? '', lines, earlier)
  if (product.length > limits.product) return product.length - limits.product
  const quantity = addition.quantity.slice(0, limits.quantity)
  const before = entries.quantity?.trim() ?? ''
  const isTyped = before !== '' && before !== earlier?.quantity
  const isOther = isTyped && quantity !== '' && !isSameNumber(before, quantity)
  changeDraft({
    entries: { ...entries, product, quantity: isTyped ? before : quantity },
    additions: { ...additions, [sheet]: { lines, quantity } },
    notes: {
      product: notes.product,
      quantity: isOther ? notes.otherQuantity : '',
    },
    focus: 'product',
  })
  return 0
}

/** Replaces the lines that the sheet added before, unless the visitor has changed them. */
function withLines(before: string, lines: string, earlier?: Addition): string {
  if (before.includes(lines)) return before
  if (earlier && before.includes(earlier.lines)) {
    // With a string, `replace` would take "$&" in the lines for a pattern.
    return before.replace(earlier.lines, () => lines)
  }
  return before ? `${before}\n\n${lines}` : lines
}

/** Returns true for "1,000" and "1000 units". */
function isSameNumber(one: string, other: string): boolean {
  const digitsIn = (text: string) => text.replace(/\D/g, '')
  return digitsIn(one) === digitsIn(other)
}
