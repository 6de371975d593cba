/** How long this document shows a notice before the next document loads and shows it again. */
const readingMs = 5000

let work: Promise<unknown> | undefined

/** Keeps this document until a request has ended, so that the visitor sees the result. */
export function keepDocumentUntil(ended: Promise<unknown>) {
  const read = ended.finally(() => new Promise((resume) => setTimeout(resume, readingMs)))
  // Keep waiting for earlier requests. After a second press of Send, `ended` resolves at once.
  work = Promise.allSettled([work, read])
}

/** Waits until the document may be replaced. Never rejects. */
export async function documentReplaceable(): Promise<void> {
  await work
}
