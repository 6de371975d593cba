import { site } from '../site.ts'

export function pageTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`
}
