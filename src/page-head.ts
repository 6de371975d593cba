import type { PageContent } from './content/types.ts'
import type { Route } from './routes.ts'
import { pageTitle, site } from './site.ts'

/** What a page's `<head>` says about the page. */
export interface Head {
  title: string
  /** The title in link previews, which show the company's name beside it. */
  shortTitle: string
  description: string
  heading: string
  /** The page's name in the menu or, if it isn't in the menu, its heading. */
  name: string
  /** The page's canonical URL. Undefined if search engines must not index the page. */
  url: string | undefined
}

export function headOf(
  { path, nav, noindex }: Route,
  { head, hero }: PageContent,
): Head {
  return {
    title: pageTitle(head.title),
    shortTitle: head.title,
    description: head.description,
    heading: hero.heading,
    name: nav ?? hero.heading,
    url: noindex ? undefined : site.origin + path,
  }
}
