import { existsSync, globSync, readFileSync } from 'node:fs'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PagePlan } from '../../src/prerender/page-plan.ts'
import { site } from '../../src/site.ts'
import { drawIcon, tabIcon } from './icons.ts'
import { iconFile, readLogo } from './logo.ts'

/** Writes the icons and the files for crawlers, except those that the owner has put into `public/`. */
export async function writeSiteFiles(
  pages: PagePlan[],
  folder: string,
): Promise<void> {
  const logo = await readLogo(iconFile())
  const files: Record<string, string | Uint8Array> = {
    'sitemap.xml': sitemap(pages),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    '.well-known/security.txt': securityContact(),
    'favicon.svg': await tabIcon(),
    'favicon.ico': ico(await drawIcon(logo, { size: 32, share: 0.9 })),
    // iPhones cut off the corners of this icon, so the logo is smaller.
    'apple-touch-icon.png': await drawIcon(logo, { size: 180, share: 0.66 }),
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
  // Pages that search engines must not list have no URL.
  const urls = pages
    .map(({ head }) => head.url)
    .filter((url) => url !== undefined)
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

/** Returns an ICO file that contains one PNG of 32 × 32 pixels. */
function ico(png: Uint8Array): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // The type of file: an icon.
  head.writeUInt16LE(1, 4) // The number of pictures.
  head.writeUInt8(32, 6) // The width.
  head.writeUInt8(32, 7) // The height.
  head.writeUInt16LE(1, 10) // The number of colour planes.
  head.writeUInt16LE(32, 12) // The bits per pixel.
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18) // Where the PNG begins.
  return Buffer.concat([head, png])
}
