import { useSyncExternalStore } from 'react'
import type { FieldName } from './limits.ts'
import type { FieldError, Inquiry } from './schema.ts'

/** What stands in the fields, as it was written: neither trimmed nor checked. */
export type Answers = Partial<Record<FieldName, string>>

/** Where the form stands. Each failure is told anew, which its time tells apart. */
export type FormState =
  | { status: 'idle' | 'sending' }
  | { status: 'invalid'; errors: FieldError[]; failedAt: number }
  | { status: 'failed'; message: string; failedAt: number }

/** An inquiry that has been accepted. */
export interface SentInquiry {
  inquiry: Inquiry
  sentAt: Date
}

interface Draft {
  answers: Answers
  state: FormState
  /** The last one that was accepted, until another is: trimmed, `null` for what was left empty. */
  sent?: SentInquiry
}

// In memory alone, so that what a visitor writes is there on every return to the form, and gone with
// the tab: nobody finds it who uses the same computer later.
const empty: Draft = { answers: {}, state: { status: 'idle' } }
let current = empty
const listeners = new Set<() => void>()

export function getDraft(): Draft {
  return current
}

export function changeDraft(change: Partial<Draft>) {
  current = { ...current, ...change }
  for (const listener of listeners) listener()
}

/** Empties the form, which only a success does, and keeps what was sent. */
export function completeDraft(inquiry: Inquiry) {
  changeDraft({ ...empty, sent: { inquiry, sentAt: new Date() } })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The answers, the state of the form and what was sent from it in this tab; empty while prerendering
 * and hydrating.
 */
export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, getDraft, () => empty)
}
