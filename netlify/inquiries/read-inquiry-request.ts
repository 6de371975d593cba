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
  /** Whether the browser shows the response as a page, as after a form post without JavaScript. */
  wantsPage: boolean
  /** Untrusted values of any type, under any keys. Empty if the body could not be read. */
  values: Record<string, unknown>
  /** The `Idempotency-Key` header: a UUID version 4 unless there is a `problem`. */
  key: string | undefined
  /** Whether the honeypot, a field that visitors can't see, was filled in. */
  suspectedSpam: boolean
  /** The reason to refuse the request before its fields are checked. */
  problem: Problem | undefined
}

interface Body {
  values: Record<string, unknown>
  problem?: Problem
}

/**
 * Reads a request. Never rejects: each fault is a `problem`. Reads the body of a refused POST too, so that
 * visitors get their entries back.
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
    method === 'POST' && isSupported ? await readBody(request, isForm) : { values: {} }
  let problem = body.problem
  if (method !== 'POST') problem = problems.methodNotAllowed
  else if (isCrossSite(request)) problem = problems.crossSite
  else if (!isSupported) problem = problems.unsupportedMediaType
  else if (key !== undefined && !isIdempotencyKey(key)) problem ??= problems.malformedKey
  // The site's script sends this header, because its JSON body has only the five fields.
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
 * Whether a page of another site made the browser send the request. Programs such as curl send neither
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

async function readBody(request: Request, isForm: boolean): Promise<Body> {
  try {
    const text = await readText(request)
    if (text === undefined) return { values: {}, problem: problems.tooLarge }
    const values: unknown = isForm ? parseForm(text) : JSON.parse(text)
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) {
      return { values: { ...values } }
    }
  } catch {
    // The text is not UTF-8 or not JSON.
  }
  return { values: {}, problem: problems.unreadable }
}

/**
 * Reads a body as text, without its byte order mark.
 *
 * @returns undefined if the body is too large. The rest of it is not read.
 * @throws TypeError if the text is not UTF-8.
 */
async function readText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > bodyLimit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    // A return from the loop cancels the stream.
    if (size > bodyLimit) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

/**
 * Parses `application/x-www-form-urlencoded`. Unlike URLSearchParams, it refuses escapes that are not
 * UTF-8 instead of replacing them by U+FFFD.
 *
 * @throws URIError for such escapes.
 */
function parseForm(text: string): Record<string, string> {
  decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'))
  return Object.fromEntries(new URLSearchParams(text))
}
