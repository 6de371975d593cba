import { honeypot } from '../../src/inquiry/limits.ts'
import { isIdempotencyKey } from './idempotency-key.ts'
import { type Problem, problems } from './responses.ts'

/** Bytes of a request body. The largest valid inquiry, percent-encoded by a form, has about 11,000. */
const bodyLimit = 16_384

/**
 * Characters of a header that is split or parsed. The longest real ones are a form's Content-Type, of
 * about 50, and an Origin with a host name of at most 253.
 */
const headerLimit = 300

export interface InquiryRequest {
  /** The browser shows the response as a page: it posted the form itself, or opened the address. */
  wantsPage: boolean
  /** Untrusted: any keys, any types. Empty if the body could not be read. */
  values: Record<string, unknown>
  /** The `Idempotency-Key` header; if there is no `problem`, a UUID version 4. */
  key: string | undefined
  /** The field that people cannot see was filled in. Such an inquiry is marked and not refused. */
  suspectedSpam: boolean
  /** Why the request is refused before its fields are checked. */
  problem: Problem | undefined
}

/**
 * Takes a request apart. Never rejects: every fault is a `problem`. If possible, the body of a refused
 * POST is read as well, so that visitors get back what they entered.
 */
export async function readInquiryRequest(request: Request): Promise<InquiryRequest> {
  const { method, headers } = request
  const { mediaType, isUtf8 } = parseContentType(headers.get('content-type') ?? '')
  const isForm = mediaType === 'application/x-www-form-urlencoded'
  const isPlain = (headers.get('content-encoding') ?? 'identity').toLowerCase() === 'identity'
  const isSupported = isPlain && isUtf8 && (isForm || mediaType === 'application/json')
  const isOpened = method === 'GET' && !!headers.get('accept')?.includes('text/html')
  const key = headers.get('idempotency-key') ?? undefined

  const body: Body =
    method === 'POST' && isSupported ? await readValues(request, isForm) : { values: {} }
  let problem = body.problem
  if (method !== 'POST') problem = problems.methodNotAllowed
  else if (isCrossSite(request)) problem = problems.crossSite
  else if (!isSupported) problem = problems.unsupportedMediaType
  else if (key !== undefined && !isIdempotencyKey(key)) problem ??= problems.malformedKey
  // The site's script says so in a header, because its JSON body holds the five fields only.
  const suspectedSpam =
    headers.get('inquiry-honeypot') === 'filled' || (isForm && Boolean(body.values[honeypot]))
  return { wantsPage: isForm || isOpened, values: body.values, key, suspectedSpam, problem }
}

function parseContentType(header: string) {
  if (header.length > headerLimit) return { mediaType: '', isUtf8: false }
  const [mediaType, ...parameters] = header.toLowerCase().split(/\s*;\s*/)
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  return { mediaType, isUtf8: !charset || /^charset="?utf-?8"?$/.test(charset) }
}

/**
 * Whether a page of another site made the browser send this. Programs such as curl send neither
 * `Sec-Fetch-Site` nor `Origin`, and are accepted.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'

  // Safari before 16.4 sends no Sec-Fetch-Site. The origin of a sandboxed page is "null".
  const origin = request.headers.get('origin')
  if (origin === null) return false
  if (origin.length > headerLimit) return true
  const host = URL.parse(origin)?.host
  // Behind a proxy, request.url may have another host than the one that the visitor requested.
  return host !== new URL(request.url).host && host !== request.headers.get('host')
}

interface Body {
  values: Record<string, unknown>
  problem?: Problem
}

class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError'
}

async function readValues(request: Request, isForm: boolean): Promise<Body> {
  try {
    const text = await readText(request)
    return { values: isForm ? parseForm(text) : parseJsonObject(text) }
  } catch (error) {
    const isTooLarge = error instanceof BodyTooLargeError
    return { values: {}, problem: isTooLarge ? problems.tooLarge : problems.unreadable }
  }
}

/**
 * Reads a body as text. A byte order mark is dropped.
 *
 * @throws BodyTooLargeError as soon as the size is known, without reading the rest; TypeError if the
 *   text is not UTF-8.
 */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > bodyLimit) throw new BodyTooLargeError()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (size > bodyLimit) throw new BodyTooLargeError()
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

/** @throws SyntaxError if the text is not JSON or not an object. */
function parseJsonObject(text: string): Record<string, unknown> {
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
function parseForm(text: string): Record<string, string> {
  decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'))
  return Object.fromEntries(new URLSearchParams(text))
}
