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

    const redirect = rules.redirectFor(path, query)
    const redirectTo = (status: number, to: string) => {
      // An HTTP header may contain only ASCII characters.
      const location = to.replace(/[^!-~]+/g, encodeURIComponent)
      response.writeHead(status, { location }).end()
    }
    // Netlify's default status is 301.
    const follow = ({ status = 301, to }: Redirect) => {
      if (isRedirect(status)) return redirectTo(status, to)
      // Netlify proxies content from other sites. This server redirects the browser instead.
      if (!to.startsWith('/')) return redirectTo(307, to)
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
  path: string
  to: string
  status?: number
  query: Record<string, string>
  /** Whether the rule applies even if a file exists at the path. */
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

  return {
    headersFor(path: string): Record<string, string> {
      const matching = (headers.headers as Header[]).filter(({ forRegExp }) =>
        forRegExp.test(path),
      )
      return Object.assign({}, ...matching.map(({ values }) => values))
    },
    redirectFor(path: string, query: string): Redirect | undefined {
      const sent = new URLSearchParams(query)
      for (const rule of redirects.redirects as Redirect[]) {
        const found = patternOf(querystring.unescape(rule.path)).exec(path)
        const required = Object.entries(rule.query)
        const areSent = required.every(([name, value]) =>
          value.startsWith(':') ? sent.has(name) : sent.get(name) === value,
        )
        // Rules for other domains, and for specific countries or languages, can't be tested here.
        if (
          !found ||
          !areSent ||
          rule.host ||
          Object.keys(rule.conditions).length > 0
        )
          continue
        const values: Record<string, string | null> = { ...found.groups }
        for (const [name, value] of required)
          values[value.slice(1)] = sent.get(name)
        const to = rule.to.replace(
          /:([a-z]\w*)/g,
          (_, name) => values[name] ?? '',
        )
        const ownQuery = required.length > 0 || to.includes('?')
        return {
          ...rule,
          to: ownQuery ? to : to.replace(/(?=#|$)/, () => query),
        }
      }
    },
  }
}

/** Converts a redirect's path to a pattern that ignores trailing slashes, as Netlify does. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\/+$/, '')
  const named = escaped
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
  return new RegExp(`^${named}/?$`)
}
