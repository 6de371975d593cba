import type { ComponentType } from 'react'
import type { PageContent } from '../content/types.ts'
import type { Route } from '../routes.ts'

/** The exports of every `Page.tsx` in `src/pages/`. */
export interface PageModule {
  Page: ComponentType
  content: PageContent
}

interface Request {
  promise: Promise<unknown>
  result?: unknown
  hasFailed?: true
}

const modules = import.meta.glob<PageModule>('../pages/*/Page.tsx')
/** The requests for pages, by path, and for the full stylesheet. */
const requests = new Map<string, Request>()

export function isLoaded({ path }: Route): boolean {
  return Boolean(requests.get(path)?.result)
}

export function loadedPage({ path }: Route): PageModule {
  const page = requests.get(path)?.result
  if (!page) throw new Error(`${path} has not been loaded`)
  return page as PageModule
}

/** Loads the code of the first page. The HTML already contains its styles. */
export function loadFirstPage(route: Route): Promise<unknown> {
  return requestOnce(route.path, () => importPage(route))
}

/**
 * Loads the code of another page and the full stylesheet.
 *
 * @throws if one of the files is missing, for example after a deploy.
 */
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
function requestOnce(name: string, start: () => Promise<unknown>): Promise<unknown> {
  const known = requests.get(name)
  if (known) return known.promise
  const request: Request = { promise: start() }
  requests.set(name, request)
  request.promise.then(
    (result) => Object.assign(request, { result }),
    () => Object.assign(request, { hasFailed: true }),
  )
  return request.promise
}

/** Allows failed requests to be repeated. Called when the visitor chooses a page. */
export function allowRetries(): void {
  for (const [name, { hasFailed }] of requests) if (hasFailed) requests.delete(name)
}
