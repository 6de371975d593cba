/**
 * Reads a request body as text, without a byte order mark.
 *
 * @returns undefined as soon as the body exceeds `limit` bytes.
 * @throws TypeError if the body is not valid UTF-8.
 */
export async function readText(request: Request, limit: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    // Returning from the loop cancels the stream.
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}
