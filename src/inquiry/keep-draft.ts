import { getToast, type Toast } from '../toasts/toast-store.ts'
import { changeDraft, type Draft, emptyFields, getDraft, joinFields, readFields } from './draft.ts'

interface Copy {
  leftAt: number
  draft: Draft
  toast: Toast | undefined
}

// If you change the fields of the copy, change this name too: after a deploy, the new code must not
// read a copy that the old code has stored.
const storageKey = 'draft'

/** The longest plausible time between two pages of a visit. An older copy may be another person's. */
const visitMs = 30 * 60_000

/**
 * Passes the draft on to the next document of the visit. The copy is in `sessionStorage` only until
 * that document reads it, so that the next user of a shared computer can't see it. Call this before
 * hydration, which may render empty fields.
 */
export function keepDraft() {
  takeCopy()
  joinFields()
  addEventListener('pagehide', leaveCopy)
  // A document from the back/forward cache has an old draft: replace the draft with the newer copy.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !takeCopy()) return
    emptyFields()
    joinFields()
  })
}

function leaveCopy() {
  readFields()
  const draft = getDraft()
  const toast = getToast()
  const isEmpty = !draft.sent && !Object.values(draft.entries).some(Boolean)
  if (isEmpty) return
  // Omit a failure toast without a link, because it is about the form on this page.
  const isForAnyPage = toast?.kind === 'success' || toast?.link
  const copy: Copy = { leftAt: Date.now(), draft, toast: isForAnyPage ? toast : undefined }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(copy))
  } catch {
    // If storage is blocked or full, the next document starts with an empty draft.
  }
}

/** @returns whether there was a copy of the draft. */
function takeCopy(): boolean {
  try {
    const copy: Copy | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    sessionStorage.removeItem(storageKey)
    if (!copy || Date.now() - copy.leftAt > visitMs) return false
    const { draft, toast } = copy
    const wasSending = draft.state.status === 'sending'
    changeDraft({ ...draft, ...(wasSending && { state: { status: 'idle' } }) })
    if (wasSending || toast) {
      // Loaded on demand, because few pages show a notice kept from the previous document.
      import('./send.ts').then(({ reportAgain }) => reportAgain(toast)).catch(console.info)
    }
    return true
  } catch {
    return false
  }
}
