/** How long a notice is shown before the next document is loaded, which shows it again. */
const readingMs = 5000

let work: Promise<unknown> | undefined

/** Keeps this document until a request has ended, because its result is shown here. */
export function keepDocumentUntil(ended: Promise<unknown>) {
  const read = ended.finally(() => new Promise((resume) => setTimeout(resume, readingMs)))
  // Keep waiting for the earlier request too: a second press of Send has nothing to do and ends at once.
  work = Promise.allSettled([work, read])
}

/** Waits until the document may be replaced. Never rejects. */
export async function documentReplaceable(): Promise<void> {
  await work
}
