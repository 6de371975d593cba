let work: Promise<unknown> = Promise.resolve()

/** Keeps this document until a request has ended, because its result is shown here. */
export function keepDocumentUntil(ended: Promise<unknown>) {
  work = ended
}

/** Waits until the document may be replaced. Never rejects. */
export async function documentReplaceable(): Promise<void> {
  await Promise.allSettled([work])
}
