/**
 * Headers of every response. The build writes them into `_headers` for pages and files. Netlify does
 * not apply that file to functions, so the function sets them itself.
 */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, browsers post a form with `Origin: null`. The function would refuse that from
  // browsers without Sec-Fetch-Site.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

const everyPolicy =
  "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** For responses of the function that are not pages. */
export const dataPolicy = `${everyPolicy}; form-action 'none'`

/** For the page with which the function refuses a form post; it has no script. */
export const rejectedPagePolicy = `${everyPolicy}; form-action 'self'; style-src 'self'; font-src 'self'; img-src 'self'`

/** For the site's pages. `scripts` and `styles` are the hashes of everything inline. */
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
