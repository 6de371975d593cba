import { pagePolicy, securityHeaders } from '../../src/security-headers.ts'

/** Lets other sites embed the link preview images. */
const previewHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/**
 * Lets browsers keep a file for a year without asking whether it has changed. The file's name contains
 * a hash of its content, so a changed file has another name.
 */
const assetHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/**
 * The headers for every page and file, in Netlify's `_headers` format.
 *
 * @param origins the origins of the analytics script.
 * @param assets URLs of files with content-hashed names. Each file gets its own rule, because a
 *   folder-wide rule would make browsers cache a missing file's 404 for a year.
 */
export function headersFile(
  hashes: { scripts: string[]; styles: string[] },
  origins: readonly string[],
  assets: string[],
): string {
  const policy = { 'Content-Security-Policy': pagePolicy(hashes, origins) }
  // Few origins send Cross-Origin-Resource-Policy, but `require-corp` blocks scripts without it.
  const embedder = origins.length > 0 && { 'Cross-Origin-Embedder-Policy': 'credentialless' }
  return [
    rule('/*', { ...policy, ...securityHeaders, ...embedder }),
    ...assets.map((asset) => rule(asset, assetHeaders)),
    rule('/sharing/*', previewHeaders),
  ].join('')
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}
