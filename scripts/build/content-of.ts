import type { PageContent } from '../../src/content/types.ts'
import type { Route } from '../../src/routes.ts'

/** The words of a page, from the file that is named after its address. */
export async function contentOf({ path }: Route): Promise<PageContent> {
  const name = { '/': 'home', '/404': 'not-found' }[path] ?? path.slice(1)
  const words = await import(`../../src/content/${name}.ts`)
  return Object.values<PageContent>(words).find(({ head }) => head) as PageContent
}
