import type { ComponentType } from 'react'
import type { PageContent } from '../content/types.ts'
import type { Route } from '../routes.ts'

/** The exports of every `Page.tsx` in `src/pages/`. */
export interface PageModule {
  Page: ComponentType
  content: PageContent
}

const modules = import.meta.glob<PageModule>('../pages/*/Page.tsx')
const loaded = new Map<Route, PageModule>()
const requests = new Map<string, Promise<unknown>>()
const failed = new Set<string>()

export function isLoaded(route: Route): boolean {
  return loaded.has(route)
}

export function loadedPage(route: Route): PageModule {
  const page = loaded.get(route)
  if (!page) throw new Error(`${route.path} has not been loaded`)
  return page
}

/** Loads the code of the first page. The HTML already contains its styles. */
export async function loadFirstPage(route: Route): Promise<PageModule> {
  const page = await importPage(route)
  loaded.set(route, page)
  return page
}

/**
 * Loads the code of another page and the full stylesheet.
 *
 * @throws if one of the files is missing, for example after a deploy.
 */
export function loadPage(route: Route): Promise<unknown> {
  return requestOnce(route.path, async () => {
    const [page] = await Promise.all([importPage(route), loadStyles()])
    loaded.set(route, page)
  })
}

async function importPage({ path, page }: Route): Promise<PageModule> {
  const file = `../pages/${page}/Page.tsx`
  const importModule = modules[file]
  if (!importModule) throw new Error(`The route ${path} names a page that does not exist: ${file}`)
  return importModule()
}

/**
 * Loads the full stylesheet. The HTML of a page contains only that page's styles. Does nothing on
 * the dev server, which has no full stylesheet.
 *
 * @throws if the stylesheet can't be loaded.
 */
export function loadStyles(): Promise<unknown> {
  return requestOnce('stylesheet', addStylesheet)
}

function addStylesheet(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const href = document.body.dataset.style
    if (!href) return resolve(undefined)
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} could not be loaded`))
    }
    document.head.append(link)
  })
}

/**
 * Starts a request, or returns an earlier one with the same name. A failed request isn't repeated
 * until `allowRetries` is called. Otherwise, a file that a deploy has removed would be requested
 * again at every pointer movement.
 */
function requestOnce<Result>(name: string, start: () => Promise<Result>): Promise<Result> {
  const known = requests.get(name) as Promise<Result> | undefined
  if (known) return known
  const request = start()
  requests.set(name, request)
  request.catch(() => failed.add(name))
  return request
}

/** Allows failed requests to be repeated. Called when the visitor chooses a page. */
export function allowRetries(): void {
  for (const name of failed) requests.delete(name)
  failed.clear()
}
