import type { ComponentType } from 'react'
import type { PageContent } from '../content/types.ts'
import type { Route } from '../routes.ts'
import { loadStyles, requestOnce, resultOf } from './load-styles.ts'

export interface PageModule {
  Page: ComponentType
  content: PageContent
}

const modules = import.meta.glob<PageModule>('../pages/*/Page.tsx')

export function isLoaded({ path }: Route): boolean {
  return Boolean(resultOf(path))
}

export function loadedPage({ path }: Route): PageModule {
  const page = resultOf(path)
  if (!page) throw new Error(`${path} has not been loaded`)
  return page as PageModule
}

/** Loads only the code of a page, because the HTML of the first page contains its styles. */
export function loadFirstPage(route: Route): Promise<unknown> {
  return requestOnce(route.path, () => importPage(route))
}

/** Loads the code of another page and the full stylesheet. Rejects if a deploy has removed them. */
export function loadPage(route: Route): Promise<unknown> {
  return requestOnce(route.path, async () => {
    const [page] = await Promise.all([importPage(route), loadStyles()])
    return page
  })
}

async function importPage({ path, page }: Route): Promise<PageModule> {
  const file = `../pages/${page}/Page.tsx`
  const importModule = modules[file]
  if (!importModule) throw new Error(`The route ${path} names a page that does not exist: ${file}`)
  return importModule()
}
