/** How long this document shows a notice before loading the next one, which shows it again. */
const readingMs = 5000

let work: Promise<unknown> | undefined

/** Keeps this document until a request has ended, so that the visitor sees the result. */
export function keepDocumentUntil(ended: Promise<unknown>) {
  const read = ended.finally(() => new Promise((resume) => setTimeout(resume, readingMs)))
  // Also wait for the earlier request: a second press of Send does nothing, so it ends at once.
  work = Promise.allSettled([work, read])
}

/** Waits until the document may be replaced. Never rejects. */
export async function documentReplaceable(): Promise<void> {
  await work
}
