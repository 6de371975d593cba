import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'
import type { FieldName } from './limits.ts'
import type { FieldError, Inquiry } from './schema.ts'

/** The values of the fields as typed. */
export type Answers = Partial<Record<FieldName, string>>

/** Why an inquiry was not accepted. */
export type Failure =
  | { status: 'invalid'; errors: FieldError[] }
  | { status: 'failed'; message: string }

/** The state of the form. `failedAt` is the time of the failure in milliseconds since 1970. */
export type FormState = { status: 'idle' | 'sending' } | (Failure & { failedAt: number })

export interface SentInquiry {
  inquiry: Inquiry
  sentAt: Date
}

interface Draft {
  answers: Answers
  state: FormState
  /** The last inquiry that was stored. */
  sent?: SentInquiry
}

// The draft is only in memory, so that a later user of the same computer can't find it.
const empty: Draft = { answers: {}, state: { status: 'idle' } }
const store = createStore(empty)

export const getDraft = store.get

export function changeDraft(change: Partial<Draft>) {
  store.set({ ...store.get(), ...change })
}

/** Empties the form after an inquiry was stored. */
export function completeDraft(inquiry: Inquiry) {
  changeDraft({ ...empty, sent: { inquiry, sentAt: new Date() } })
}

/** The draft in this tab. It is empty during prerendering and hydration. */
export function useDraft(): Draft {
  return useSyncExternalStore(store.subscribe, store.get, () => empty)
}
