import { readFile } from 'node:fs/promises'
import { notFoundRoute, type Route, routes } from '../../src/routes.ts'

/** A page as its own head describes it. */
export interface BuiltPage {
  route: Route
  title: string
  description: string
  heading: string
}

/** Reads the pages that Vike has written: Node cannot load their modules, which import styles. */
export function readBuiltPages(folder: string): Promise<BuiltPage[]> {
  return Promise.all(
    [...routes, notFoundRoute].map(async (route) => {
      const name = route.path === '/' ? '/index' : route.path
      const html = await readFile(`${folder}${name}.html`, 'utf8')
      return {
        route,
        title: metaContent(html, 'property="og:title"'),
        description: metaContent(html, 'name="description"'),
        heading: metaContent(html, 'property="og:image:alt"'),
      }
    }),
  )
}

/** @throws when the page has no such element. */
export function metaContent(html: string, attribute: string): string {
  const content = new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html)?.[1]
  if (!content) throw new Error(`A page has no <meta ${attribute}>`)
  // React escapes these and no others; the ampersand last, because it begins the others.
  return content
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
