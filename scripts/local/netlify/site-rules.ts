import { join, resolve } from 'node:path'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

interface Redirect {
  path: string
  to: string
  status: number
  /** Whether the rule applies even if a file exists at the path. */
  force: boolean
}

/** Reads header and redirect rules with Netlify's parsers. @throws if a rule is invalid. */
export async function readSiteRules(folder: string, netlifyToml?: string) {
  const toml = netlifyToml && { netlifyConfigPath: resolve(netlifyToml) }
  const headers = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    netlifyConfigPath: undefined,
    ...toml,
    configHeaders: [],
    minimal: false,
  })
  const redirects = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    ...toml,
    configRedirects: [],
    minimal: false,
  })
  const [error] = [...headers.errors, ...redirects.errors]
  if (error) throw error

  return {
    /** The headers for a path. Later rules override earlier ones. */
    headersFor(path: string): Record<string, string> {
      const matching = (headers.headers as Header[]).filter(({ forRegExp }) => forRegExp.test(path))
      return Object.assign({}, ...matching.map(({ values }) => values))
    },
    /** The redirect for a path, with or without a trailing slash. Patterns aren't supported. */
    redirectFor: (path: string) =>
      (redirects.redirects as Redirect[]).find(
        (rule) => path === rule.path || path === `${rule.path}/`,
      ),
  }
}
