import type { PagePlan } from '../../src/prerender/page-plan.ts'
import { pagePolicy, securityHeaders } from '../../src/security-headers.ts'

const assetHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/**
 * Returns the contents of `_headers`. Each asset has its own rule. A rule for the whole folder
 * would also make browsers cache a 404 response for a year.
 */
export function headersFile(
  pages: PagePlan[],
  origins: readonly string[],
  assets: string[],
) {
  // Netlify sends 404.html for any path, so one policy allows the code in all pages.
  const scripts = new Set(pages.map(({ script }) => script))
  const styles = new Set(pages.map(({ rendered }) => rendered?.inlineStyles))
  const inline = {
    scripts: [...scripts],
    styles: [...styles].filter((code) => code !== undefined),
  }
  const policy = { 'Content-Security-Policy': pagePolicy(inline, origins) }
  // `require-corp` would block a script whose host doesn't send Cross-Origin-Resource-Policy.
  const embedder = origins.length > 0 && {
    'Cross-Origin-Embedder-Policy': 'credentialless',
  }
  return [
    rule('/*', { ...policy, ...securityHeaders, ...embedder }),
    ...assets.map((asset) => rule(asset, assetHeaders)),
    // Allows other sites to embed the link preview images.
    rule('/sharing/*', { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  ].join('')
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  )
  return `${path}\n${lines.join('')}`
}
