import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { site } from '../../src/site.ts'
import { type BuiltPage, readBuiltPages } from './built-pages.ts'
import { writeIcons } from './icons.ts'
import { writeSharingPictures } from './sharing-pictures.ts'

/** Writes the files beside the pages: what search engines and link previews ask for, and icons. */
export async function writeSiteFiles(folder: string) {
  const pages = await readBuiltPages(folder)
  const indexed = pages.filter(({ route }) => route.indexed)
  const files = {
    'sitemap.xml': sitemap(indexed),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    'llms.txt': summary(indexed),
  }
  await Promise.all([
    ...Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)),
    writeIcons(folder),
    writeSharingPictures(folder, pages),
  ])
}

function sitemap(indexed: BuiltPage[]): string {
  const entries = indexed.map(({ route }) => `  <url><loc>${site.origin + route.path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** The site for a language model, as https://llmstxt.org lays it out. */
function summary(indexed: BuiltPage[]): string {
  const entries = indexed.map(
    ({ route, title, description }) => `- [${title}](${site.origin + route.path}): ${description}`,
  )
  return `# ${site.name}\n\n> ${site.tagline}\n\n## Pages\n\n${entries.join('\n')}\n`
}
