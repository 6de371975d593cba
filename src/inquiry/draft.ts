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

/** What a worksheet added to the form. */
export interface Addition {
  lines: string
  quantity: string
}

export interface Draft {
  entries: Partial<Record<FieldName, string>>
  state: FormState
  sent?: SentInquiry
  /** By the title of the worksheet. */
  additions?: Record<string, Addition>
  /** A sentence under a field, about what a worksheet added to it. */
  notes?: Partial<Record<FieldName, string>>
  /** The field that takes the focus when the form is shown. */
  focus?: FieldName | undefined
}

const emptyDraft: Draft = { entries: {}, state: { status: 'idle' } }
const store = createStore(emptyDraft)

export const getDraft = store.get
export const useDraft = store.useValue

export function changeState(state: FormState) {
  store.set({ ...store.get(), state })
}

export function changeEntries(entries: Draft['entries']) {
  store.set({ ...store.get(), entries })
}

export function changeDraft(changed: Partial<Draft>) {
  store.set({ ...store.get(), ...changed })
}

export function completeDraft(sent: SentInquiry) {
  store.set({ ...emptyDraft, sent })
  emptyFields()
}

/** Continues with a draft from an earlier document, whose requests have ended. */
export function restoreDraft(draft: Draft) {
  const wasSending = draft.state.status === 'sending'
  store.set({ ...draft, state: wasSending ? emptyDraft.state : draft.state })
}

/**
 * Finds a field even if an extension has moved it out of the form or added another field with the
 * same name.
 */
export function findField(name: string) {
  const field = `[name=${name}]`
  return (
    document.querySelector<HTMLInputElement>(`#root form ${field}`) ??
    document.querySelector<HTMLInputElement>(field)
  )
}

/**
 * Saves the fields' values in the draft. Call this before each use of the draft, because password
 * managers and Chrome for iOS fill in fields without firing an event.
 */
export function saveFieldsInDraft() {
  const entries = { ...store.get().entries }
  for (const name of fieldNames) {
    const field = findField(name)
    if (field) entries[name] = field.value
  }
  changeEntries(entries)
}

/**
 * Fills in empty fields from the draft, and then adds what the fields contain to the draft.
 * @param overwrites whether the draft also replaces the values of all but the focused field.
 */
export function syncFieldsWithDraft(overwrites = false) {
  const { entries } = store.get()
  for (const name of fieldNames) {
    const field = findField(name)
    const isReplaced = overwrites && field !== document.activeElement
    if (field && (isReplaced || !field.value)) field.value = entries[name] ?? ''
  }
  saveFieldsInDraft()
}

export function emptyFields() {
  for (const name of [...fieldNames, honeypot.name]) {
    const field = findField(name)
    if (field) field.value = ''
  }
}
