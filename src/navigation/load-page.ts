import type { ComponentType } from 'react'
import type { PageContent } from '../content/types.ts'
import { findRoute, type Route } from '../routes.ts'
import { loadStyles } from './load-styles.ts'

/** The exports of a `Page.tsx` in `src/pages/`: its component and its content record. */
export interface PageModule {
  Page: ComponentType
  content: PageContent
}

/** A page as the host prerendered it, which can be shown again without its code. */
interface SentPage {
  nodes: ChildNode[]
  content: { head: { title: string } }
}

// Loading the whole document is faster than this, also on a slow connection.
const patienceMs = 4000

/** The state of a history entry that a link has added, until its page is shown. */
export const addedByLink = 'added by a link'

const modules = import.meta.glob<PageModule>('../pages/*/Page.tsx')
const loading = new Map<Route, Promise<PageModule>>()
const loaded = new Map<Route, PageModule | SentPage>()

/** The page, if it is loaded. */
export function loadedPage(route: Route): PageModule | SentPage | undefined {
  return loaded.get(route)
}

/** Whether the page at a location can be shown at once. */
export function isThere(location: string): boolean {
  return loaded.has(findRoute(location))
}

/** Keeps the prerendered page: one that has only links needs no code to be shown again. */
export function keepSentPage(route: Route): void {
  const nodes = [...(document.getElementById('main')?.childNodes ?? [])]
  loaded.set(route, { nodes, content: { head: { title: document.title } } })
}

/** Loads the code of the first page, whose styles its document has. */
export async function loadFirstPage(route: Route): Promise<PageModule> {
  const page = await importPage(route)
  loaded.set(route, page)
  return page
}

/**
 * Loads the code of another page once, and the full stylesheet.
 *
 * A chunk can be missing after a deploy, and a request can be lost or hang. If the visitor has chosen
 * that page, its document is loaded instead; if it was only prefetched, the next call tries again.
 * The promise never settles in both cases.
 */
export function loadPage(route: Route): Promise<PageModule> {
  const known = loading.get(route)
  if (known) return known
  const page = load(route).catch(() => {
    loading.delete(route)
    if (findRoute(location.pathname) === route) loadDocument()
    return new Promise<never>(() => {})
  })
  loading.set(route, page)
  return page
}

async function load(route: Route): Promise<PageModule> {
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, patienceMs))
  const [page] = await Promise.race([Promise.all([importPage(route), loadStyles()]), tooLate])
  loaded.set(route, page)
  return page
}

async function importPage(route: Route): Promise<PageModule> {
  const file = `../pages/${route.page}/Page.tsx`
  const importModule = modules[file]
  if (!importModule) throw new Error(`${route.path} names a page that is not there: ${file}`)
  return importModule()
}

/**
 * Loads the chosen page's document. After a link it first steps back to the entry of the page that is
 * still on screen, so that Back returns to that page with everything that was typed into it.
 */
function loadDocument() {
  const { href } = location
  if (history.state !== addedByLink) return location.reload()
  addEventListener('popstate', () => location.assign(href), { once: true })
  history.back()
}
