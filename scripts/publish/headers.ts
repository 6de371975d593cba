import type { PagePlan } from '../../src/prerender/page-plan.ts'
import { pagePolicy, securityHeaders } from '../../src/security-headers.ts'
import type { Site } from '../../src/site.ts'

const assetHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/**
 * Returns the contents of `_headers`. Each asset has its own rule. A rule for the whole folder
 * would also make browsers cache a 404 response for a year.
 */
export function headersFile(
  pages: PagePlan[],
  { analytics, frames }: Pick<Site, 'analytics' | 'frames'>,
  assets: string[],
) {
  const origins = analytics?.origins ?? []
  // Netlify sends 404.html for any path, so one policy allows the code in all pages.
  const scripts = new Set(pages.map(({ script }) => script))
  const styles = new Set(pages.map(({ rendered }) => rendered?.inlineStyles))
  const inline = {
    scripts: [...scripts],
    styles: [...styles].filter((code) => code !== undefined),
  }
  const policy = {
    'Content-Security-Policy': pagePolicy(inline, origins, frames),
  }
  const embedder = embedderPolicy(origins, frames)
  return [
    rule('/*', { ...policy, ...securityHeaders, ...embedder }),
    ...assets.map((asset) => rule(asset, assetHeaders)),
    // Allows other sites to embed the link preview images.
    rule('/sharing/*', { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  ].join('')
}

function embedderPolicy(
  origins: readonly string[],
  frames: readonly string[],
): Record<string, string> {
  const name = 'Cross-Origin-Embedder-Policy'
  // Both stricter values would block a frame whose host doesn't send this header too.
  if (frames.length > 0) return { [name]: 'unsafe-none' }
  // `require-corp` would block a script whose host doesn't send Cross-Origin-Resource-Policy.
  return origins.length > 0 ? { [name]: 'credentialless' } : {}
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  )
  return `${path}\n${lines.join('')}`
}
