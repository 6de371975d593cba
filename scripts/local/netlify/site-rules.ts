import { join, resolve } from 'node:path'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

interface Redirect {
  path: string
  to: string
  status: number
  /** Whether it applies even if there is a file at the path. */
  force: boolean
}

/**
 * Reads `_headers`, `_redirects` and `netlify.toml` with Netlify's own parsers.
 *
 * @throws if a rule is invalid. Netlify would only log it.
 */
export async function readSiteRules(folder: string, netlifyToml?: string) {
  const netlifyConfigPath = netlifyToml && resolve(netlifyToml)
  const [headers, redirects] = await Promise.all([
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
  const [error] = [...headers.errors, ...redirects.errors]
  if (error) throw error
  const rules = redirects.redirects as Redirect[]

  return {
    /** The headers of a path. Later rules override earlier rules. */
    headersFor(path: string): Record<string, string> {
      const matching = (headers.headers as Header[]).filter(({ forRegExp }) => forRegExp.test(path))
      return Object.assign({}, ...matching.map(({ values }) => values))
    },
    /** The redirect of a path, with or without a slash at its end. The site's rules have no patterns. */
    redirectFor: (path: string) =>
      rules.find((rule) => path === rule.path || path === `${rule.path}/`),
  }
}
