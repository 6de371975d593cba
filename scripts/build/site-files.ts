import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'

/** Writes the files beside the pages that are derived from the route table. */
export async function writeSiteFiles(folder: string) {
  const urls = routes.filter(({ indexed }) => indexed).map(({ path }) => site.origin + path)
  const files = {
    'sitemap.xml': sitemap(urls),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  }
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)),
  )
}

function sitemap(urls: string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`
}
