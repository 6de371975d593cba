/**
 * The maximum size of a request body in bytes. A form post with 1,900 Chinese characters is 17,000
 * bytes long. The form refuses such a long text, but the function must return it to the visitor.
 */
const bodyLimit = 65_536

/**
 * Reads a request body as text, without a byte order mark.
 *
 * @returns undefined as soon as the body exceeds the limit.
 * @throws TypeError if the body is not valid UTF-8.
 */
export async function readText(request: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    // Returning from the loop cancels the stream.
    if (size > bodyLimit) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}
