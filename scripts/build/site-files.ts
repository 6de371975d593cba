import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { site } from '../../src/site.ts'
import { icons } from './icons.ts'
import { sharingPictures } from './sharing-pictures.ts'
import { sitemap } from './sitemap.ts'

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

/** RFC 9116 recommends an expiry date within a year, so each build renews the date. */
function securityContact(): string {
  const expires = new Date(Date.now() + 360 * 24 * 60 * 60 * 1000)
  return `Contact: mailto:${site.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${site.origin}/.well-known/security.txt
`
}
