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
 * What `_headers`, `_redirects` and `netlify.toml` say, read by Netlify's own parsers.
 *
 * @throws when a rule cannot be read, which on Netlify would only be a line in the log.
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
    /** The headers of a path, those of later rules over those of earlier ones. */
    headersFor(path: string): Record<string, string> {
      const matching = (headers.headers as Header[]).filter(({ forRegExp }) => forRegExp.test(path))
      return Object.assign({}, ...matching.map(({ values }) => values))
    },
    /** The redirect of a path, with or without a slash at its end. No rule of the site has a pattern. */
    redirectFor: (path: string) =>
      rules.find((rule) => path === rule.path || path === `${rule.path}/`),
  }
}
