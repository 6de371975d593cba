import { securityHeaders, strictPolicy } from '../../netlify/inquiries/security-headers.ts'
import type { InlineHashes } from './first-paint.ts'

/**
 * The headers of every page and file, in the format of Netlify's `_headers` file.
 *
 * @param assets addresses of files whose name changes with their content. Each has a rule of its own,
 *   because a rule for the folder would let browsers keep the 404 of a missing file for a year.
 */
export function headersFile({ scripts, styles }: InlineHashes, assets: string[]): string {
  const policy = [
    strictPolicy,
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
  ]
  const headers = { 'Content-Security-Policy': policy.join('; '), ...securityHeaders }
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `/*
${lines.join('\n')}
${assets.map((asset) => `${asset}\n  Cache-Control: public, max-age=31536000, immutable`).join('\n')}
/sharing/*
  Cross-Origin-Resource-Policy: cross-origin
`
}
