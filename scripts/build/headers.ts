import {
  assetHeaders,
  pagePolicy,
  previewHeaders,
  securityHeaders,
} from '../../netlify/security-headers.ts'

/**
 * The headers for every page and file, in Netlify's `_headers` format.
 *
 * @param assets URLs of files with content-hashed names. Each file gets its own rule, because a
 *   folder-wide rule would make browsers cache a missing file's 404 for a year.
 */
export function headersFile(hashes: Parameters<typeof pagePolicy>[0], assets: string[]): string {
  return [
    rule('/*', { 'Content-Security-Policy': pagePolicy(hashes), ...securityHeaders }),
    ...assets.map((asset) => rule(asset, assetHeaders)),
    rule('/sharing/*', previewHeaders),
  ].join('')
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}
