import { join, resolve } from 'node:path'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

/** What `_headers`, `_redirects` and `netlify.toml` say, read by Netlify's own parsers. */
export interface SiteRules {
  /** The headers of a path, those of later rules over those of earlier ones. */
  headersFor(path: string): Record<string, string>
  redirectFor(path: string): Redirect | undefined
}

export interface Redirect {
  to: string
  status: number
  /** Whether it goes before a file at the same path. */
  force: boolean
}

interface RedirectRule extends Redirect {
  path: string
}

/** @throws when a rule cannot be read, which on Netlify would only be a line in the log. */
export async function readSiteRules(folder: string, netlifyToml?: string): Promise<SiteRules> {
  const netlifyConfigPath = netlifyToml && resolve(netlifyToml)
  const [{ headers, errors }, redirects] = await Promise.all([
    parseAllHeaders({
      headersFiles: [join(folder, '_headers')],
      netlifyConfigPath,
      configHeaders: [],
      minimal: false,
    }),
    parseAllRedirects({
      redirectsFiles: [join(folder, '_redirects')],
      ...(netlifyConfigPath && { netlifyConfigPath }),
      configRedirects: [],
      minimal: false,
    }),
  ])
  const [error] = [...errors, ...redirects.errors]
  if (error) throw error
  const redirectRules = redirects.redirects as RedirectRule[]
  const rewrite = redirectRules.find(({ status }) => status < 300 || status > 399)
  if (rewrite) throw new Error(`Rewrites are not served locally: ${rewrite.path} ${rewrite.status}`)

  return {
    headersFor: (path) =>
      Object.assign(
        {},
        ...(headers as Header[])
          .filter(({ forRegExp }) => forRegExp.test(path))
          .map(({ values }) => values),
      ),
    redirectFor(path) {
      for (const rule of redirectRules) {
        const match = pattern(rule.path).exec(path)
        if (match) return { ...rule, to: fill(rule.to, match.groups) }
      }
      return undefined
    },
  }
}

/** `/old/:page` and `/old/*` as an expression whose groups are `page` and `splat`. */
function pattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
  return new RegExp(`^${source}/?$`)
}

function fill(to: string, groups: Record<string, string | undefined> = {}): string {
  return to.replace(/:([a-z]\w*)/gi, (placeholder, name) =>
    name in groups ? (groups[name] ?? '') : placeholder,
  )
}
