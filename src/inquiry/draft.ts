import { createStore } from '../store.ts'
import { type FieldName, fieldNames, honeypot } from './limits.ts'
import type { FieldError, Inquiry } from './schema.ts'

export type Failure =
  | { status: 'invalid'; errors: FieldError[] }
  | { status: 'failed'; message: string; mayHaveArrived: boolean }

export type FormState =
  | { status: 'idle' | 'sending' }
  | (Failure & { failedAt: number })

export interface SentInquiry {
  id: string
  inquiry: Inquiry
  /** A Unix timestamp in milliseconds, by the server's clock. */
  sentAt: number
}

export interface Draft {
  entries: Partial<Record<FieldName, string>>
  state: FormState
  sent?: SentInquiry
}

const empty: Draft = { entries: {}, state: { status: 'idle' } }
const store = createStore(empty)

export const getDraft = store.get
export const useDraft = store.useValue

export function changeDraft(change: Partial<Draft>) {
  store.set({ ...store.get(), ...change })
}

export function completeDraft(sent: SentInquiry) {
  changeDraft({ ...empty, sent })
  emptyFields()
}

/**
 * Finds a field even if an extension has moved it out of the form or added another field with the
 * same name.
 */
export function findField(name: string) {
  const find = (place: string) =>
    document.querySelector<HTMLInputElement>(`${place} [name=${name}]`)
  return find('#root form') ?? find('')
}

/**
 * Saves the fields' values in the draft. Call this before each use of the draft, because password
 * managers and Chrome for iOS fill in fields without firing an event.
 */
export function readFields() {
  const entries = { ...store.get().entries }
  for (const name of fieldNames) {
    const field = findField(name)
    if (field) entries[name] = field.value
  }
  changeDraft({ entries })
}

/** @param overwrites whether the draft replaces all entries except the one in the focused field. */
export function joinFields(overwrites = false) {
  const { entries } = store.get()
  for (const name of fieldNames) {
    const field = findField(name)
    const isOlder = overwrites && field !== document.activeElement
    if (field && (isOlder || !field.value)) field.value = entries[name] ?? ''
  }
  readFields()
}

export function emptyFields() {
  for (const name of [...fieldNames, honeypot.name]) {
    const field = findField(name)
    if (field) field.value = ''
  }
}
