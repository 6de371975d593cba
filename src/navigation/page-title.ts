import { site } from '../site.ts'

/** A page's title in browser tabs, bookmarks and search results. */
export function pageTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`
}
