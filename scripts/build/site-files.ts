import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import { icons } from './icons.ts'
import { sharingPictures } from './sharing-pictures.ts'

/** Writes the files beside the pages: for search engines, link previews, icons and reports. */
export async function writeSiteFiles(folder: string) {
  const files = {
    'sitemap.xml': sitemap(),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    '.well-known/security.txt': securityContact(),
    ...icons(),
    ...(await sharingPictures()),
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

/** The contact for vulnerabilities. RFC 9116 wants `Expires` within a year, so each build renews it. */
function securityContact(): string {
  const expires = new Date(Date.now() + 360 * 24 * 60 * 60 * 1000)
  return `Contact: mailto:${site.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${site.origin}/.well-known/security.txt
`
}

/** Lists the pages for search engines, in the format of sitemaps.org. */
function sitemap(): string {
  const indexed = routes.filter(({ noindex }) => !noindex)
  const entries = indexed.map(({ path }) => `  <url><loc>${site.origin + path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
