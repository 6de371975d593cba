/** The visitor has five seconds to read a notice before another document replaces this one. */
const readingMs = 5000

let work: Promise<unknown> | undefined

/** Keeps this document until the pending request has ended and the visitor has read the result. */
export function keepDocumentUntil(ended: Promise<unknown>) {
  work = ended.finally(
    () => new Promise((resume) => setTimeout(resume, readingMs)),
  )
}

export const documentReplaceable = () => work
