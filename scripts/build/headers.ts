import { pagePolicy, securityHeaders } from '../../netlify/security-headers.ts'

/**
 * The headers for every page and file, in Netlify's `_headers` format.
 *
 * @param assets URLs of files with content-hashed names. Each file gets its own rule, because a
 *   folder-wide rule would make browsers cache a missing file's 404 for a year.
 */
export function headersFile(hashes: Parameters<typeof pagePolicy>[0], assets: string[]): string {
  const headers = { 'Content-Security-Policy': pagePolicy(hashes), ...securityHeaders }
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `/*
${lines.join('\n')}
${assets.map((asset) => `${asset}\n  Cache-Control: public, max-age=31536000, immutable`).join('\n')}
/sharing/*
  Cross-Origin-Resource-Policy: cross-origin
`
}
