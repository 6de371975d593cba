import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import querystring from 'node:querystring'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import sirv from 'sirv'
import type { Handler } from '../http-server.ts'

const notForVisitors = /^\/(_headers|_redirects|404)$/
const compressible = /\.(html|css|js|json|svg|txt|xml)$/

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
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  for (const name of names.filter((name) => compressible.test(name))) {
    const bytes = await readFile(join(root, name))
    await writeFile(
      join(root, `${name}.br`),
      brotliCompressSync(bytes, { params }),
    )
  }
  const rules = await readSiteRules(root, netlifyToml)
  for (const { path, to } of rules.untested) {
    console.warn(
      `The redirect from ${path} to ${to} works only on Netlify. Try it on a deploy preview.`,
    )
  }
  const notFound = await readFile(join(root, '404.html'))
  const files = new Set(names.map((name) => `/${name.replaceAll(sep, '/')}`))
  const hasPage = (path: string) =>
    files.has(path === '/' ? '/index.html' : `${path}.html`)
  // Netlify adds a charset to .txt files. Sirv adds one only to HTML.
  const setHeaders = (response: ServerResponse, path: string) =>
    path.endsWith('.txt') &&
    response.setHeader('content-type', 'text/plain; charset=UTF-8')
  const serve = sirv(root, {
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders,
  })

  return function handleSite(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    }
    const [, rawPath = '/', query = ''] =
      /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? []
    // Unlike decodeURIComponent, querystring accepts malformed paths.
    const path = querystring.unescape(rawPath)
    const clean =
      path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/'
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
    for (const [name, value] of Object.entries(rules.headersFor(path))) {
      response.setHeader(name, value)
    }

    const redirect = rules.redirectFor(path)
    const redirectTo = (status: number, to: string) => {
      // An HTTP header may contain only ASCII characters.
      const location = to.replace(/[^!-~]+/g, encodeURIComponent)
      response.writeHead(status, { location }).end()
    }
    const follow = ({ status, to }: Redirect) => {
      // Netlify adds the query to the new address.
      if (isRedirect(status)) return redirectTo(status, to + query)
      // Netlify proxies content from other sites. This server redirects the browser instead.
      if (!to.startsWith('/')) return redirectTo(307, to + query)
      // Sirv sends 200, whatever the rule's status.
      const send = response.writeHead.bind(response) as (
        code: number,
        head: object,
      ) => object
      const writeHead = (code: number, head: object) =>
        send(code === 200 ? status : code, head)
      Object.assign(response, { writeHead })
      serve(Object.assign(request, { url: to }), response, sendNotFound)
    }
    if (redirect?.force) return follow(redirect)
    const isHidden = notForVisitors.test(clean)
    const isUnclean = clean !== path && hasPage(clean) && !isHidden
    if (isUnclean) return redirectTo(301, encodeURI(clean) + query)
    const sendNotFound = () => {
      const type = 'text/html; charset=UTF-8'
      response.writeHead(404, {
        'content-type': type,
        'content-length': notFound.length,
      })
      response.end(notFound)
    }
    const withoutFile = () => (redirect ? follow(redirect) : sendNotFound())
    if (isHidden) withoutFile()
    else serve(request, response, withoutFile)
  }
}

const isRedirect = (status: number) => status >= 300 && status < 400

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
  const toml = { netlifyConfigPath: resolve(netlifyToml), minimal: false }
  const headersFiles = [join(folder, '_headers')]
  const headers = await parseAllHeaders({
    headersFiles,
    configHeaders: [],
    ...toml,
  })
  const redirectsFiles = [join(folder, '_redirects')]
  const redirects = await parseAllRedirects({
    redirectsFiles,
    configRedirects: [],
    ...toml,
  })
  const [error] = [...headers.errors, ...redirects.errors]
  if (error) throw error

  const parsed = redirects.redirects as ParsedRule[]
  const untested = parsed.filter((rule) => !isPlain(rule))
  const rules = parsed.filter(isPlain).map(
    (rule): Redirect => ({
      from: querystring.unescape(rule.path),
      to: rule.to,
      // Netlify's default status is 301.
      status: rule.status ?? 301,
      force: rule.force,
    }),
  )

  return {
    headersFor(path: string): Record<string, string> {
      const matching = (headers.headers as Header[]).filter(({ forRegExp }) =>
        forRegExp.test(path),
      )
      return Object.assign({}, ...matching.map(({ values }) => values))
    },
    redirectFor(path: string): Redirect | undefined {
      const rule = rules.find(({ from }) => matches(from, path))
      if (!rule?.from.endsWith('/*')) return rule
      const rest = path.slice(rule.from.length - 1)
      return { ...rule, to: rule.to.replace(':splat', () => rest) }
    },
    /** The rules that this server ignores, because only Netlify can apply them. */
    untested,
  }
}

/** Whether a rule is a plain path that may end in `*`, and leads to a path or another site. */
function isPlain({ path, to, query, host, conditions }: ParsedRule): boolean {
  const hasConditions =
    host !== undefined || Object.keys({ ...query, ...conditions }).length > 0
  const from = path.endsWith('/*') ? path.slice(0, -2) : path
  const target = to.replace(':splat', '').replace(/^https?:/, '')
  return !hasConditions && !/[*:]/.test(from) && !/[:?#]/.test(target)
}

/** Netlify ignores slashes at the end of a path. */
function matches(from: string, path: string): boolean {
  const bare = withoutSlash(path)
  if (!from.endsWith('/*')) return withoutSlash(from) === bare
  const folder = from.slice(0, -2)
  return bare === folder || bare.startsWith(`${folder}/`)
}

const withoutSlash = (path: string) =>
  path.endsWith('/') ? path.slice(0, -1) : path
