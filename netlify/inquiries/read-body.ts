/** Bytes of a request body. The largest valid inquiry, percent-encoded by a form, has about 11,000. */
const limit = 16_384

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

/**
 * Reads a body as text. A byte order mark is dropped.
 *
 * @throws BodyTooLargeError as soon as the size is known, without reading the rest; TypeError when
 *   the text is not UTF-8.
 */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > limit) throw new BodyTooLargeError()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (size > limit) throw new BodyTooLargeError()
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

/** @throws SyntaxError when the text is not JSON or not an object. */
export function parseJsonObject(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SyntaxError('Not an object')
  }
  return value as Record<string, unknown>
}

/**
 * Parses `application/x-www-form-urlencoded` as URLSearchParams does, with one difference: escapes
 * that are not UTF-8 are refused instead of being replaced by U+FFFD.
 *
 * @throws URIError for such escapes.
 */
export function parseForm(text: string): Record<string, string> {
  decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'))
  return Object.fromEntries(new URLSearchParams(text))
}
