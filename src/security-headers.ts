import { createHash } from 'node:crypto'

/**
 * Headers for every response. The build writes them to Netlify's `_headers` file. Netlify doesn't
 * apply that file to responses from functions, so our function sets the headers itself.
 */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, browsers would post forms with `Origin: null`. The function would then
  // refuse posts from browsers that don't send Sec-Fetch-Site.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

export const statusHeaders: Record<number, Record<string, string>> = {
  405: { Allow: 'POST' },
  503: { 'Retry-After': '5' },
}

const everyPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/** Headers for the function's responses. The page for a refused inquiry overrides two of them. */
export const functionHeaders = {
  ...securityHeaders,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [...everyPolicy, "form-action 'none'"].join('; '),
}

export type InlineCode = Record<'scripts' | 'styles', string[]>

/**
 * @param origins the origins that an analytics script is loaded from or sends data to.
 * @param frames the origins of the documents that pages may show in an `<iframe>`.
 */
export function pagePolicy(
  inline: InlineCode,
  origins: readonly string[],
  frames: readonly string[] = [],
): string {
  const siteAndAnalytics = ["'self'", ...origins]
  const scripts = [...siteAndAnalytics, ...inline.scripts.map(hashOf)]
  const styles = ["'self'", ...inline.styles.map(hashOf)]
  const policy = [
    ...everyPolicy,
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    `img-src ${siteAndAnalytics.join(' ')}`,
    "font-src 'self'",
    `connect-src ${siteAndAnalytics.join(' ')}`,
    "form-action 'self'",
  ]
  // Without this line, `default-src` blocks every frame.
  if (frames.length > 0) policy.push(`frame-src ${frames.join(' ')}`)
  return policy.join('; ')
}

/** Returns the source expression that allows inline code. */
function hashOf(code: string): string {
  const hash = createHash('sha256').update(code).digest('base64')
  return `'sha256-${hash}'`
}
