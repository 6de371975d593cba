import { honeypot } from '../../src/inquiry/limits.ts'
import { isIdempotencyKey } from './idempotency-key.ts'
import {
  crossSite,
  malformedKey,
  methodNotAllowed,
  type Problem,
  tooLarge,
  unreadable,
  unsupportedMediaType,
} from './problems.ts'
import { BodyTooLargeError, parseForm, parseJsonObject, readBody } from './read-body.ts'

export interface InquiryRequest {
  /** The browser shows the answer as a page: it posted the form itself, or opened the address. */
  wantsPage: boolean
  /** Untrusted: any keys, any types. Empty where the body could not be read. */
  values: Record<string, unknown>
  /** The `Idempotency-Key` header; where there is no `problem`, a UUID version 4. */
  key: string | undefined
  /** The field that people cannot see was filled in. Such an inquiry is marked and not refused. */
  suspectedSpam: boolean
  /** Why the request is refused before its fields are looked at. */
  problem: Problem | undefined
}

/**
 * Takes a request apart. Never rejects: whatever is wrong is a `problem`. The body of a refused POST
 * is read all the same where it can be, so that visitors get back what they wrote.
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
  if (method !== 'POST') problem = methodNotAllowed
  else if (isCrossSite(request)) problem = crossSite
  else if (!isSupported) problem = unsupportedMediaType
  else if (key !== undefined && !isIdempotencyKey(key)) problem ??= malformedKey
  // The site's script says so in a header, because its JSON body holds the five answers only.
  const suspectedSpam =
    headers.get('inquiry-honeypot') === 'filled' || (isForm && Boolean(body.values[honeypot]))
  return { wantsPage: isForm || isOpened, values: body.values, key, suspectedSpam, problem }
}

interface Body {
  values: Record<string, unknown>
  problem?: Problem
}

async function readValues(request: Request, isForm: boolean): Promise<Body> {
  try {
    const text = await readBody(request)
    return { values: isForm ? parseForm(text) : parseJsonObject(text) }
  } catch (error) {
    return { values: {}, problem: error instanceof BodyTooLargeError ? tooLarge : unreadable }
  }
}

/**
 * Whether a page of another site made the browser send this. Programs such as curl send neither
 * `Sec-Fetch-Site` nor `Origin` and are let in.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'

  // Safari before 16.4 sends no Sec-Fetch-Site. The origin of a sandboxed page is "null".
  const origin = request.headers.get('origin')
  if (origin === null) return false
  const host = URL.parse(origin)?.host
  // Behind a proxy, request.url may have another host than the one that the visitor asked.
  return host !== new URL(request.url).host && host !== request.headers.get('host')
}

function parseContentType(header: string) {
  const [mediaType, ...parameters] = header.toLowerCase().split(/\s*;\s*/)
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  return { mediaType, isUtf8: !charset || /^charset="?utf-?8"?$/.test(charset) }
}
