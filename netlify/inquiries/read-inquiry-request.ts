import { MIMEType } from 'node:util'
import { honeypot } from '../../src/inquiry/limits.ts'
import { isCrossSite } from '../cross-site.ts'
import { readText } from './read-body.ts'
import { type Problem, problems } from './responses.ts'

interface Body {
  /** The unvalidated values; an empty object if the body can't be read. */
  values: Record<string, unknown>
  problem?: Problem
}

/** Reads the fields even if it refuses the request, because the response repeats them. */
export async function readInquiryRequest(request: Request) {
  const { method, headers } = request
  const { type, charset } = parseContentType(headers.get('content-type') ?? '')
  const isForm = type === 'application/x-www-form-urlencoded'
  const isJson = type === 'application/json'
  const isUtf8 = ['utf-8', 'utf8'].includes(charset.toLowerCase())
  const isSupported = isUncompressed(headers) && isUtf8 && (isForm || isJson)

  let values: Body['values'] = {}
  let problem: Problem | undefined
  if (method === 'POST' && isSupported) {
    const body = await readBody(request, isForm)
    values = body.values
    problem = body.problem
  }
  if (method !== 'POST') problem = problems.methodNotAllowed
  else if (isCrossSite(request)) problem = problems.crossSite
  else if (!isSupported) problem = problems.unsupportedMediaType
  // The form's script sends JSON with five fields. A header says whether the honeypot is filled in.
  const suspectedSpam =
    headers.get('inquiry-honeypot') === 'filled' ||
    (isForm && Boolean(values[honeypot.name]))
  // Without JavaScript, the browser shows the response, so the response must be a page.
  const wantsPage = isForm || isOpenedInBrowser(request)
  return { wantsPage, values, suspectedSpam, problem }
}

function isUncompressed(headers: Headers): boolean {
  const encoding = headers.get('content-encoding') ?? 'identity'
  return encoding.toLowerCase() === 'identity'
}

/** Whether a visitor has opened the function's URL, for example by reloading a response. */
function isOpenedInBrowser({ method, headers }: Request): boolean {
  const accepted = headers.get('accept') ?? ''
  return method === 'GET' && accepted.includes('text/html')
}

// Node's parser takes 0.4 s for a header with 15,000 spaces.
const longestContentType = 200

/** Returns empty strings if the header is malformed or too long. */
function parseContentType(header: string) {
  try {
    if (header.length > longestContentType) return { type: '', charset: '' }
    const { essence, params } = new MIMEType(header)
    return { type: essence, charset: params.get('charset') ?? 'utf-8' }
  } catch {
    return { type: '', charset: '' }
  }
}

async function readBody(request: Request, isForm: boolean): Promise<Body> {
  try {
    const text = await readText(request)
    if (text === undefined) return { values: {}, problem: problems.tooLarge }
    const values: unknown = isForm ? parseForm(text) : JSON.parse(text)
    if (
      typeof values === 'object' &&
      values !== null &&
      !Array.isArray(values)
    ) {
      return { values: { ...values } }
    }
  } catch {
    // The body is not valid UTF-8, JSON or form data.
  }
  return { values: {}, problem: problems.unreadable }
}

function parseForm(text: string): Record<string, string> {
  // Throw if the text isn't UTF-8, because URLSearchParams would replace invalid bytes with U+FFFD.
  // It accepts a `%` without two hexadecimal digits, so write such a `%` as `%25` for this check.
  decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'))
  return Object.fromEntries(new URLSearchParams(text))
}
