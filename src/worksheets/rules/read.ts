/** What visitors typed, by the name of the entry. */
export type Entries = Readonly<Record<string, string>>

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

/** Returns the sentence to show in the field, if its text is unclear. */
export function questionIn(entry: Read<unknown>): string | undefined {
  return entry.is === 'unclear' ? entry.question : undefined
}
