import type { ComponentType } from 'react'
import type { PageContent } from '../content/types.ts'
import type { Route } from '../routes.ts'
import { loadStyles, requestOnce, resultOf } from './load-styles.ts'

export interface PageModule {
  Page: ComponentType
  content: PageContent
}

const modules = import.meta.glob<PageModule>('../pages/**/Page.tsx')

export const isLoaded = ({ path }: Route) => Boolean(resultOf(path))

export function loadedPage({ path, page }: Route): PageModule {
  const loaded = resultOf(path)
  if (!loaded) throw new Error(`src/pages/${page}/Page.tsx has not been loaded`)
  return loaded as PageModule
}

/** Loads the code of the first page, whose styles are already in its HTML. */
export function loadFirstPage(route: Route): Promise<unknown> {
  return requestOnce(route.path, () => importPage(route))
}

/** Loads another page's code and the full stylesheet. Rejects if a deploy has removed them. */
export function loadPage(route: Route): Promise<unknown> {
  return requestOnce(route.path, async () => {
    const [page] = await Promise.all([importPage(route), loadStyles()])
    return page
  })
}

async function importPage({ page }: Route): Promise<PageModule | undefined> {
  return modules[`../pages/${page}/Page.tsx`]?.()
}
