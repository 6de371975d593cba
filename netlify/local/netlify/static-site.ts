import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Answer } from '../listen-locally.ts'
import { readSiteRules } from './site-rules.ts'
import { readStaticFiles, type StaticFile } from './static-files.ts'

const neverServed = ['/_headers', '/_redirects', '/404.html']
const permanent = 301

/**
 * Serves a built site as Netlify does: clean URLs, `_headers` and `_redirects`, the site's own
 * `404.html` with status 404, compressed text, and revalidation by ETag.
 *
 * @param folder is read once, now.
 * @param netlifyToml a configuration file whose headers and redirects count as well.
 */
export async function createStaticSite(folder: string, netlifyToml?: string): Promise<Answer> {
  const root = resolve(folder)
  const [files, rules] = await Promise.all([
    readStaticFiles(root),
    readSiteRules(root, netlifyToml),
  ])
  const notFound = files.get('/404.html')
  for (const address of neverServed) files.delete(address)

  function findFile(path: string): StaticFile | undefined {
    const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`]
    return candidates.map((address) => files.get(address)).find(Boolean)
  }

  return function answerSite(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    }
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2)
    const path = decodePath(rawPath)
    const suffix = query === undefined ? '' : `?${query}`
    for (const [name, value] of Object.entries(rules.headersFor(path))) {
      response.setHeader(name, value)
    }

    const redirect = rules.redirectFor(path)
    const clean = cleanPath(path)
    if (redirect?.force) return redirectTo(response, redirect.status, redirect.to + suffix)
    if (clean !== path && findFile(clean)) {
      return redirectTo(response, permanent, encodeURI(clean) + suffix)
    }
    const file = findFile(path)
    if (file) return sendFile(request, response, 200, file)
    if (redirect) return redirectTo(response, redirect.status, redirect.to + suffix)
    if (notFound) return sendFile(request, response, 404, notFound)
    response.writeHead(404).end()
  }
}

/** A malformed escape is a path that no file has. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The one address of a page: without `.html`, `index` and a slash at its end. */
function cleanPath(path: string): string {
  return path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/'
}

function redirectTo(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location }).end()
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { contentType, etag, encodings }: StaticFile,
): void {
  const encoding = preferredEncoding(request.headers['accept-encoding'] ?? '', encodings)
  const body = encodings.get(encoding) as Buffer
  const tag = `"${etag}-${encoding}"`
  if (encodings.size > 1) response.setHeader('vary', 'Accept-Encoding')
  if (!response.hasHeader('cache-control')) {
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
  }
  response.setHeader('etag', tag)
  if (status === 200 && request.headers['if-none-match']?.includes(tag)) {
    return void response.writeHead(304).end()
  }
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.writeHead(status, { 'content-type': contentType, 'content-length': body.length })
  response.end(body)
}

function preferredEncoding(accepted: string, encodings: StaticFile['encodings']): string {
  const names = accepted
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';', 1)[0]?.trim())
  return ['br', 'gzip'].find((name) => encodings.has(name) && names.includes(name)) ?? 'identity'
}
