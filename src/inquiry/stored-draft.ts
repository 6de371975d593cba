import type { Toast } from '../toasts/toast-store.ts'
import type { Draft } from './draft.ts'

/** What a document leaves in `sessionStorage` for the next document that the visitor loads. */
interface DraftCopy {
  draft: Draft
  toast?: Toast | undefined
}

interface StoredCopy extends DraftCopy {
  /** A Unix timestamp in milliseconds. */
  leftAt: number
  version: string | undefined
}

/** A draft stored over 30 minutes ago could belong to another person who used the same tab. */
const visitMs = 30 * 60_000

// The URLs of the page's scripts, which the build writes to `<body>`. The first one is the same on
// every page, and its hash changes whenever the code changes.
const firstScript = () => document.body.dataset.script?.split(' ')[0]
// With this annotation, esbuild omits the line from pages that don't have the form.
const version = /* @__PURE__ */ firstScript()

/** @param copy undefined to delete the stored copy. */
export function storeCopy(copy?: DraftCopy) {
  try {
    delete sessionStorage.draft
    if (!copy) return
    const stored: StoredCopy = { ...copy, leftAt: Date.now(), version }
    sessionStorage.draft = JSON.stringify(stored)
  } catch {
    // If session storage is blocked or full, the draft is lost when another document loads.
  }
}

/** Returns undefined if there is no copy, or if it is too old or from another version of the site. */
export function readCopy(): DraftCopy | undefined {
  try {
    const copy: StoredCopy = JSON.parse(sessionStorage.draft)
    const isCurrent = Date.now() - copy.leftAt <= visitMs
    if (isCurrent && copy.version === version) return copy
  } catch {
    // There is no copy, or session storage is blocked.
  }
}
