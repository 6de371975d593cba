import { readdir, readFile, writeFile } from 'node:fs/promises'
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { join, resolve, sep } from 'node:path'
import querystring from 'node:querystring'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import sirv from 'sirv'
import type { Handler } from '../http-server.ts'

/** The files at these paths are the rules and the 404 page, so a request for one gets a 404. */
const hiddenPaths = ['/_headers', '/_redirects', '/404']

const compressible = ['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml']

/**
 * Serves a built site as Netlify does: clean URLs, `_headers`, `_redirects`, `404.html`, compression
 * and ETags. @param folder must not change while it is served.
 */
export async function createStaticSite(
  folder: string,
  netlifyToml?: string,
): Promise<Handler> {
  const root = resolve(folder)
  const names = await readdir(root, { recursive: true })
  await compress(root, names)
  const rules = await readSiteRules(root, netlifyToml)
  for (const { path, to } of rules.untested) {
    console.warn(
      `The redirect from ${path} to ${to} works only on Netlify. Try it on a deploy preview.`,
    )
  }
  const notFoundPage = await readFile(join(root, '404.html'))
  const files = new Set(names.map((name) => `/${name.replaceAll(sep, '/')}`))
  const hasPage = (path: string) =>
    files.has(path === '/' ? '/index.html' : `${path}.html`)
  const serveFile = sirv(root, {
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: addCharset,
  })

  function sendNotFound(response: ServerResponse): void {
    response.writeHead(404, {
      'content-type': 'text/html; charset=UTF-8',
      'content-length': notFoundPage.length,
    })
    response.end(notFoundPage)
  }

  /** Responds as a rule in `_redirects` says. */
  function follow(
    { status, to }: Redirect,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const { query } = splitUrl(request.url)
    const isRedirect = status >= 300 && status < 400
    // Netlify adds the query to the new address.
    if (isRedirect) return sendRedirect(response, status, to + query)
    // Netlify proxies content from other sites. This server redirects the browser instead.
    if (!to.startsWith('/')) return sendRedirect(response, 307, to + query)
    sendOtherStatusThan200(response, status)
    request.url = to
    serveFile(request, response, () => sendNotFound(response))
  }

  return function handleSite(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const { path, query } = splitUrl(request.url)
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
    for (const [name, value] of Object.entries(rules.headersFor(path))) {
      response.setHeader(name, value)
    }

    const redirect = rules.redirectFor(path)
    if (redirect?.force) return follow(redirect, request, response)

    const clean = cleanPath(path)
    const isHidden = hiddenPaths.includes(clean)
    if (clean !== path && hasPage(clean) && !isHidden) {
      return sendRedirect(response, 301, encodeURI(clean) + query)
    }

    // Other redirects apply only if the site has no file at the path.
    const respondWithoutFile = () =>
      redirect ? follow(redirect, request, response) : sendNotFound(response)
    if (isHidden) respondWithoutFile()
    else serveFile(request, response, respondWithoutFile)
  }
}

/** Writes a compressed file beside each file that Netlify would compress. Sirv sends it. */
async function compress(root: string, names: string[]): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  for (const name of names) {
    if (!compressible.some((ending) => name.endsWith(ending))) continue
    const bytes = await readFile(join(root, name))
    const compressed = brotliCompressSync(bytes, { params })
    await writeFile(join(root, `${name}.br`), compressed)
  }
}

/** Netlify adds a charset to .txt files. Sirv adds one only to HTML. */
function addCharset(response: ServerResponse, path: string): void {
  if (path.endsWith('.txt'))
    response.setHeader('content-type', 'text/plain; charset=UTF-8')
}

/** Returns the decoded path, and the query, which begins with `?` or is empty. */
function splitUrl(url = '/') {
  const queryStart = url.indexOf('?')
  const pathEnd = queryStart < 0 ? url.length : queryStart
  // Unlike decodeURIComponent, querystring accepts malformed paths.
  const path = querystring.unescape(url.slice(0, pathEnd))
  return { path, query: url.slice(pathEnd) }
}

/** Returns the address that Netlify redirects to: without `.html`, `index` or a slash at the end. */
function cleanPath(path: string): string {
  const withoutHtml = path.replace(/(\/index)?\.html$/, '')
  return withoutHtml.replace(/\/+$/, '') || '/'
}

function sendRedirect(
  response: ServerResponse,
  status: number,
  to: string,
): void {
  // An HTTP header may contain only ASCII characters.
  const location = to.replace(/[^!-~]+/g, encodeURIComponent)
  response.writeHead(status, { location }).end()
}

/** Sirv sends every file with the status 200, so this function changes what `writeHead` sends. */
function sendOtherStatusThan200(
  response: ServerResponse,
  status: number,
): void {
  const writeHead = response.writeHead.bind(response)
  const writeOtherHead = (code: number, headers: OutgoingHttpHeaders) =>
    writeHead(code === 200 ? status : code, headers)
  response.writeHead = writeOtherHead as typeof response.writeHead
}

interface Redirect {
  from: string
  to: string
  status: number
  /** Whether the rule applies even if a file exists at the path. */
  force: boolean
}

/** A rule as Netlify's parser returns it. */
interface ParsedRule {
  path: string
  to: string
  status?: number
  query: Record<string, string>
  force: boolean
  host?: string
  conditions: object
}

/** @throws if a rule in `_headers`, `_redirects` or netlify.toml is invalid. */
export async function readSiteRules(
  folder: string,
  netlifyToml = 'netlify.toml',
) {
  const configPath = resolve(netlifyToml)
  const headerRules = await readHeaderRules(folder, configPath)
  const redirectRules = await readRedirectRules(folder, configPath)
  const redirects = redirectRules.filter(isSupported).map(redirectOf)

  return {
    headersFor(path: string): Record<string, string> {
      const matching = headerRules.filter(({ forRegExp }) =>
        forRegExp.test(path),
      )
      // A later rule replaces the headers of earlier ones.
      return Object.assign({}, ...matching.map(({ values }) => values))
    },
    redirectFor(path: string): Redirect | undefined {
      const rule = redirects.find(({ from }) => matches(from, path))
      if (!rule?.from.endsWith('/*')) return rule
      const splat = path.slice(rule.from.length - '*'.length)
      // A function, because `replace` would expand a `$&` in a string.
      return { ...rule, to: rule.to.replace(':splat', () => splat) }
    },
    /** The rules that this server ignores, because only Netlify can apply them. */
    untested: redirectRules.filter((rule) => !isSupported(rule)),
  }
}

async function readHeaderRules(folder: string, netlifyConfigPath: string) {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    netlifyConfigPath,
    configHeaders: [],
    // If `minimal` were true, the rules would have no `forRegExp`.
    minimal: false,
  })
  if (errors[0]) throw errors[0]
  return headers as Header[]
}

async function readRedirectRules(folder: string, netlifyConfigPath: string) {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    netlifyConfigPath,
    configRedirects: [],
    // If `minimal` were true, the rules would have no `path` and no `host`.
    minimal: false,
  })
  if (errors[0]) throw errors[0]
  return redirects as ParsedRule[]
}

function redirectOf({ path, to, status, force }: ParsedRule): Redirect {
  return {
    // `splitUrl` decodes the paths of requests in the same way.
    from: querystring.unescape(path),
    to,
    // Netlify's default status is 301.
    status: status ?? 301,
    force,
  }
}

/**
 * Whether this server can apply a rule: it leads from a plain path, which may end in `*`, to a path or
 * another site, on no other condition.
 */
function isSupported(rule: ParsedRule): boolean {
  const { path, to, query, host, conditions } = rule
  const hasConditions =
    host !== undefined || Object.keys({ ...query, ...conditions }).length > 0
  const from = path.endsWith('/*') ? path.slice(0, -'/*'.length) : path
  const hasPlaceholder = /[*:]/.test(from)
  const target = to.replace(':splat', '').replace(/^https?:/, '')
  const hasPlainTarget = !/[:?#]/.test(target)
  return !hasConditions && !hasPlaceholder && hasPlainTarget
}

/** Netlify ignores slashes at the end of a path. */
function matches(from: string, path: string): boolean {
  const bare = withoutSlash(path)
  if (!from.endsWith('/*')) return withoutSlash(from) === bare
  const folder = from.slice(0, -'/*'.length)
  return bare === folder || bare.startsWith(`${folder}/`)
}

const withoutSlash = (path: string) =>
  path.endsWith('/') ? path.slice(0, -1) : path
