/**
 * Headers of every response. The build writes them to `_headers` for pages and files. Netlify does not
 * apply that file to functions, so the function sets them itself.
 */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, browsers post forms with `Origin: null`. The function would refuse such posts
  // from browsers that don't send Sec-Fetch-Site.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

const everyPolicy =
  "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** The policy of the function's responses that are not pages. */
export const dataPolicy = `${everyPolicy}; form-action 'none'`

/** The policy of the page for a refused form post, which has no script. */
export const rejectedPagePolicy = `${everyPolicy}; form-action 'self'; style-src 'self'; font-src 'self'; img-src 'self'`

/** The policy of the site's pages. `scripts` and `styles` are the hashes of inline code. */
export function pagePolicy({ scripts, styles }: { scripts: string[]; styles: string[] }): string {
  return [
    everyPolicy,
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
  ].join('; ')
}
