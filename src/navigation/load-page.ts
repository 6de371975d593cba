import type { ComponentType } from 'react'
import type { PageContent } from '../content/types.ts'
import { type LateCode, loadStillParts } from '../late-code.ts'
import { findRoute, type Route } from '../routes.ts'
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

let announceArrival: (arrived?: unknown) => void
const firstPageArrived = new Promise<unknown>((resolve) => {
  announceArrival = resolve
})

export let announceHydration: (hydrated?: unknown) => void
export const firstPageHydrated = new Promise<unknown>((resolve) => {
  announceHydration = resolve
})

/** The code of the page that the server sent, or that a click has loaded already. */
export const codeOf = (route: Route): LateCode<PageModule> => ({
  get: () => resultOf(route.path) as PageModule | undefined,
  arrived: firstPageArrived,
})

/** Loads the code of the first page, whose styles are already in its HTML. */
export async function loadFirstPage(route: Route): Promise<true> {
  await requestOnce(route.path, () => importPage(route))
  announceArrival()
  return true
}

/** Loads all code of the first page, because React has discarded its HTML. */
export async function loadLostHtml(): Promise<void> {
  const path = document.getElementById('root')?.dataset.page ?? ''
  await loadFirstPage(findRoute(path))
  await loadStillParts()
}

/** Loads another page's code and the full stylesheet. Rejects if a deploy has removed them. */
export function loadPage(route: Route): Promise<unknown> {
  return requestOnce(route.path, async () => {
    const [page] = await Promise.all([importPage(route), loadStyles()])
    // The page's module has just registered its still parts.
    await loadStillParts()
    return page
  })
}

async function importPage({ page }: Route): Promise<PageModule | undefined> {
  return modules[`../pages/${page}/Page.tsx`]?.()
}
