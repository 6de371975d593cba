import { useSyncExternalStore } from 'react'
import type { FieldName } from './limits.ts'
import type { FieldError, Inquiry } from './schema.ts'

/** The values of the fields as typed: neither trimmed nor checked. */
export type Answers = Partial<Record<FieldName, string>>

/** Why an inquiry was not accepted. */
export type Failure =
  | { status: 'invalid'; errors: FieldError[] }
  | { status: 'failed'; message: string }

/** The state of the form. `failedAt` distinguishes two equal failures, so that each is announced. */
export type FormState = { status: 'idle' | 'sending' } | (Failure & { failedAt: number })

/** An inquiry that has been accepted. */
export interface SentInquiry {
  inquiry: Inquiry
  sentAt: Date
}

interface Draft {
  answers: Answers
  state: FormState
  /** The last accepted inquiry: trimmed, with `null` for optional fields left empty. */
  sent?: SentInquiry
}

// In memory only: it survives navigation within the site, but nobody who uses the same computer
// later can find it.
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

/** Empties the form after a success, and keeps what was sent. */
export function completeDraft(inquiry: Inquiry) {
  changeDraft({ ...empty, sent: { inquiry, sentAt: new Date() } })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The answers, the form's state and the sent inquiry of this tab; empty while prerendering and hydrating. */
export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, getDraft, () => empty)
}
