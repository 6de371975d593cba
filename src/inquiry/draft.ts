import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'
import type { FieldName } from './limits.ts'
import type { FieldError, Inquiry } from './schema.ts'

export type Answers = Partial<Record<FieldName, string>>

export type Failure =
  | { status: 'invalid'; errors: FieldError[] }
  | { status: 'failed'; message: string }

/** The form's state. `failedAt` is a Unix timestamp in milliseconds. */
export type FormState = { status: 'idle' | 'sending' } | (Failure & { failedAt: number })

export interface SentInquiry {
  inquiry: Inquiry
  sentAt: Date
}

interface Draft {
  answers: Answers
  state: FormState
  sent?: SentInquiry
}

// The draft is kept only in memory, so that the next user of a shared computer can't see it.
const empty: Draft = { answers: {}, state: { status: 'idle' } }
const store = createStore(empty)

export const getDraft = store.get

export function changeDraft(change: Partial<Draft>) {
  store.set({ ...store.get(), ...change })
}

export function completeDraft(inquiry: Inquiry) {
  changeDraft({ ...empty, sent: { inquiry, sentAt: new Date() } })
}

/** Returns this tab's draft, which is empty during prerendering and hydration. */
export function useDraft(): Draft {
  return useSyncExternalStore(store.subscribe, store.get, () => empty)
}
