/**
 * What a worksheet understood from the text in a field: nothing was entered, a value, or text that
 * could mean several things or nothing. `question` is a sentence to show in the field.
 */
export type Read<Value> =
  | { is: 'blank' }
  | { is: 'read'; value: Value }
  | { is: 'unclear'; question: string }

export const blank = { is: 'blank' } as const

export function read<Value>(value: Value): Read<Value> {
  return { is: 'read', value }
}

export function unclear(question: string): Read<never> {
  return { is: 'unclear', question }
}
