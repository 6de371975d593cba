// This limit is high, so that the function can read an entry that is too long and return it in the
// form. Form-encoded, 1,900 Chinese characters take up 17,000 bytes.
const maximumBytes = 65_536

/** @returns undefined if the body is too large. @throws TypeError if it isn't valid UTF-8. */
export async function readText(request: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maximumBytes) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}
