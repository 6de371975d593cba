import { readdir, readFile } from 'node:fs/promises'
import type { PageHead, SharingPicture } from '../../src/content/types.ts'
import { notFoundRoute, type Route, routes } from '../../src/routes.ts'

/** A page as its own head describes it. */
export interface BuiltPage {
  route: Route
  heading: string
  /** What its record asks for; the title, which no two pages share, says which record that is. */
  picture: SharingPicture | undefined
}

/** Reads the pages that Vike has written: Node cannot load their modules, which import styles. */
export async function readBuiltPages(folder: string): Promise<BuiltPage[]> {
  const heads = await readHeads()
  return Promise.all(
    [...routes, notFoundRoute].map(async (route) => {
      const name = route.path === '/' ? '/index' : route.path
      const html = await readFile(`${folder}${name}.html`, 'utf8')
      const title = metaContent(html, 'property="og:title"')
      return {
        route,
        heading: metaContent(html, 'property="og:image:alt"'),
        picture: heads.find((head) => head.title === title)?.picture,
      }
    }),
  )
}

async function readHeads(): Promise<PageHead[]> {
  const folder = new URL('../../src/content/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)))
  return modules.flatMap(Object.values).flatMap(({ head }) => head ?? [])
}

/** @throws when the page has no such element. */
function metaContent(html: string, attribute: string): string {
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
