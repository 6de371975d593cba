import { existsSync, globSync, readFileSync } from 'node:fs'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PagePlan } from '../../src/prerender/page-plan.ts'
import { site } from '../../src/site.ts'
import { colour, draw, logoAt } from './drawing.ts'

/** Writes the icons and the files for crawlers, except those that the owner has put into `public/`. */
export async function writeSiteFiles(
  pages: PagePlan[],
  folder: string,
): Promise<void> {
  const files: Record<string, string | Uint8Array> = {
    'sitemap.xml': sitemap(pages),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    '.well-known/security.txt': securityContact(),
    'favicon.ico': ico(icon(32, 0.9)),
    'apple-touch-icon.png': icon(180, 0.66),
  }
  // Vite has already written the packages' licences to this file.
  const texts = globSync('src/styles/fonts/*-license.txt').map((file) =>
    readFileSync(file, 'utf8'),
  )
  await appendFile(join(folder, 'licences.txt'), ['', ...texts].join('\n\n'))
  for (const [name, content] of Object.entries(files)) {
    if (existsSync(join('public', name))) continue
    await mkdir(join(folder, dirname(name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

function sitemap(pages: PagePlan[]): string {
  const urls = pages.flatMap(({ head }) => head.url ?? [])
  const entries = urls.map((url) => `  <url><loc>${url}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** RFC 9116 recommends that security.txt expires within a year, so each build renews the date. */
function securityContact(): string {
  const expires = new Date(Date.now() + 360 * 24 * 60 * 60 * 1000)
  return `Contact: mailto:${site.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${site.language}
Canonical: ${site.origin}/.well-known/security.txt
`
}

/** Draws the logo on a square. `share` is the logo's width as a fraction of the square's. */
function icon(size: number, share: number): Uint8Array {
  const margin = (size * (1 - share)) / 2
  const paper = `<rect width="100%" height="100%" fill="${colour('paper')}"/>`
  return draw(size, size, paper + logoAt(margin, margin, size * share))
    .render()
    .asPng()
}

/** An ICO file with one PNG of 32 × 32 pixels. The PNG's length, in bytes, is at byte 14. */
function ico(png: Uint8Array): Buffer {
  const head = Buffer.from([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}
