import type { ComponentType } from 'react'
import type { PageContent } from '../content/types.ts'
import { findRoute, type Route } from '../routes.ts'
import { loadStyles } from './load-styles.ts'

/** What a module in `src/pages/` exports: its component and the record that it is drawn from. */
export interface PageModule {
  Page: ComponentType
  content: PageContent
}

/** A page as the host sent it, which can be shown again without its code. */
interface SentPage {
  nodes: ChildNode[]
  content: { head: { title: string } }
}

// A full load of the document takes less, also on a slow line.
const patienceMs = 4000

const modules = import.meta.glob<PageModule>('../pages/*.tsx')
const loading = new Map<Route, Promise<PageModule>>()
const loaded = new Map<Route, PageModule | SentPage>()

// Whether a link has added the address to the history; Back and Forward find it there.
let isAdded = false
if (typeof window !== 'undefined') {
  // An event of wouter's.
  addEventListener('pushState', () => {
    isAdded = true
  })
  addEventListener('popstate', () => {
    isAdded = false
  })
}

/** The page, if it is there. */
export function loadedPage(route: Route): PageModule | SentPage | undefined {
  return loaded.get(route)
}

/** Whether the page at a location can be shown at once. */
export function isThere(location: string): boolean {
  return loaded.has(findRoute(location))
}

/**
 * Keeps the page that the host sent. Where nothing but links answers to the visitor, its code would
 * only draw the same once more.
 */
export function keepSentPage(route: Route): void {
  const nodes = [...(document.getElementById('main')?.childNodes ?? [])]
  loaded.set(route, { nodes, content: { head: { title: document.title } } })
}

/**
 * Loads a page's chunk once, and with any page but the first the styles that it needs.
 *
 * A deploy removes the chunks that pages already open still ask for, and a request can be lost or
 * hang. Where the visitor has chosen such a page, its document is loaded, which brings what it needs;
 * elsewhere the failure is forgotten, so that the next call tries again. The promise stays open in
 * both cases.
 *
 * @throws while prerendering, and in a document that misses its own chunk. That one stays as it is,
 *   with the text and without the script: a reload would take from visitors what they are writing.
 */
export function loadPage(route: Route): Promise<PageModule> {
  const known = loading.get(route)
  if (known) return known
  const mayReload = typeof window !== 'undefined' && loaded.size + loading.size > 0
  const page = load(route, mayReload).catch((error) => {
    if (!mayReload) throw error
    loading.delete(route)
    if (findRoute(location.pathname) === route) loadDocument()
    return new Promise<never>(() => {})
  })
  loading.set(route, page)
  return page
}

async function load(route: Route, mayReload: boolean): Promise<PageModule> {
  const file = `../pages/${route.page}.tsx`
  const importModule = modules[file]
  if (!importModule) throw new Error(`${route.path} names a page that is not there: ${file}`)
  const [page] = await (mayReload
    ? Promise.race([Promise.all([importModule(), loadStyles()]), runOutOfPatience()])
    : Promise.all([importModule()]))
  loaded.set(route, page)
  return page
}

/**
 * Loads the chosen page as its link would without script: from the page that is still on screen. The
 * browser keeps that one with all that was written there.
 */
function loadDocument() {
  const { href } = location
  if (!isAdded) return location.reload()
  addEventListener('popstate', () => location.assign(href), { once: true })
  history.back()
}

function runOutOfPatience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, patienceMs))
}
