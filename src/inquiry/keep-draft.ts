import { destination } from '../navigation/destination.ts'
import { loadStyles } from '../navigation/load-styles.ts'
import type { PagePath } from '../routes.ts'
import { getToast } from '../toasts/toast-store.ts'
import {
  changeEntries,
  emptyFields,
  getDraft,
  restoreDraft,
  saveFieldsInDraft,
  syncFieldsWithDraft,
} from './draft.ts'
import { readCopy, storeCopy } from './stored-draft.ts'

/**
 * Passes the draft on, through `sessionStorage`, to the next document that the visitor loads. That
 * document deletes the stored copy, so that the next user of a shared computer can't see it. Call
 * this function before hydration, because hydration can empty the fields.
 */
export function keepDraft() {
  const [visit] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[]
  const hasCopy = takeCopy()
  // Without hydration, the browser submits the form itself and then opens the thank-you page.
  const isSent = destination.get() === ('/thank-you' satisfies PagePath)
  if (isSent && visit?.type === 'navigate') changeEntries({})
  // If the visitor goes back, the browser fills in old values. The stored copy is newer.
  syncFieldsWithDraft(hasCopy && visit?.type === 'back_forward')
  // Phones can close a hidden tab without a `pagehide` event.
  const leaveIfHidden = () => leaveCopy(document.hidden)
  document.onvisibilitychange = leaveIfHidden
  window.onpagehide = () => {
    // A page from the back/forward cache becomes visible before `pageshow`. Keep the copy until then.
    document.onvisibilitychange = null
    leaveCopy()
  }
  window.onbeforeprint = saveFieldsInDraft
  // The back/forward cache restores an old draft, so replace the draft with the stored copy. If the
  // copy comes from another process, it can arrive after `pageshow`. A page that Chromium prepared in
  // advance has session storage of its own until `prerenderingchange`, which doesn't bubble.
  for (const event of ['pageshow', 'storage', 'prerenderingchange']) {
    const inCapturePhase = true
    addEventListener(event, returnCopy, inCapturePhase)
  }

  function returnCopy() {
    document.onvisibilitychange = leaveIfHidden
    if (document.hidden || !takeCopy()) return
    emptyFields()
    syncFieldsWithDraft()
  }
}

/**
 * Stores a copy of the draft for the next document.
 * @param isNeeded false if the visitor has returned to the tab. The copy is then deleted.
 */
function leaveCopy(isNeeded = true) {
  saveFieldsInDraft()
  const draft = getDraft()
  const hasEntries = Object.values(draft.entries).some(Boolean)
  const isStored = isNeeded && (draft.sent || hasEntries)
  storeCopy(isStored ? { draft, toast: getToast() } : undefined)
}

/** Restores the draft from the stored copy, and deletes the copy. @returns whether there was one. */
function takeCopy(): boolean {
  const copy = readCopy()
  storeCopy()
  if (!copy) return false
  const { draft, toast } = copy
  restoreDraft(draft)
  // The HTML doesn't contain the styles for toasts or for the copy of an inquiry, so load them.
  loadStyles().catch(console.info)
  if (draft.state.status === 'sending' || toast) {
    import('./send.ts')
      .then(({ reportAgain }) => reportAgain(toast))
      .catch(console.info)
  }
  return true
}
