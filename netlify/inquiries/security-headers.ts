/**
 * The headers of everything that the site sends. The build writes them into `_headers` for pages and
 * files; Netlify does not apply that file to functions, so the function sets them itself.
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

/** The directives of every Content-Security-Policy; each answer adds what it needs. */
export const strictPolicy =
  "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
