import { pagePolicy, securityHeaders } from '../../netlify/security-headers.ts'

/**
 * The headers of every page and file, in the format of Netlify's `_headers` file.
 *
 * @param assets addresses of files whose names change with their content. Each file has its own rule:
 *   with a rule for the folder, browsers would keep the 404 of a missing file for a year.
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
