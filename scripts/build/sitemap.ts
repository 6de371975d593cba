import { routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'

export function sitemap(): string {
  const indexed = routes.filter(({ noindex }) => !noindex)
  const entries = indexed.map(({ path }) => `  <url><loc>${site.origin + path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
