import { changeEntries, getDraft, readFields } from './draft.ts'
import { limits } from './limits.ts'

/**
 * Adds lines to the product field, after what the visitor has entered, and fills in the quantity if
 * it is empty. Changes nothing if the lines don't fit.
 * @returns how many characters are too many; 0 if the lines were added or were already there.
 */
export function addToDraft(lines: string, quantity: string): number {
  readFields()
  const { entries } = getDraft()
  const before = entries.product?.trim() ?? ''
  if (before.includes(lines)) return 0
  const product = before ? `${before}\n\n${lines}` : lines
  if (product.length > limits.product) return product.length - limits.product
  const { quantity: entered = '' } = entries
  const shortened = quantity.slice(0, limits.quantity)
  const keptOrNew = entered.trim() ? entered : shortened
  changeEntries({ ...entries, product, quantity: keptOrNew })
  return 0
}
