/** The visitor has five seconds to read a notice before another document replaces this one. */
const readingMs = 5000

let work: Promise<unknown> | undefined

/** Keeps this document until a request ends and the visitor has had time to read the result. */
export function keepDocumentUntil(ended: Promise<unknown>) {
  work = ended.finally(() => new Promise((resume) => setTimeout(resume, readingMs)))
}

export const documentReplaceable = () => work
