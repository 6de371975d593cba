import type { PageHead } from '../../src/content/types.ts'

// Every file, so that the words of a new page are looked at without being listed here.
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/content/*.ts', '!../../src/content/types.ts'],
  { eager: true },
)
const records = Object.values(modules).flatMap((module) => Object.entries(module))

function isPage(record: [string, unknown]): record is [string, { head: PageHead }] {
  return typeof record[1] === 'object' && record[1] !== null && 'head' in record[1]
}

/** Every page that has words, by the name of its record. */
export const pages = Object.fromEntries(records.filter(isPage))
export const names = Object.keys(pages)

export interface Text {
  /** Where the text stands, as in `pages.home.faq.entries.0.answer`. */
  at: string
  key: string
  text: string
}

function textsIn(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, key: at.split('.').at(-1) ?? at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${at}.${key}`))
}

function partsOf(value: unknown): unknown[] {
  const children = typeof value === 'object' && value !== null ? Object.values(value) : []
  return [value, ...children.flatMap(partsOf)]
}

/** What stands on every page, and in drawings. Long pages keep a part in a file of its own. */
const partsOfPages = new Set(partsOf(pages))
const shared = Object.fromEntries(records.filter(([, value]) => !partsOfPages.has(value)))
/** The texts of each file, for what is said of a file and not of a page. */
export const files = Object.entries(modules).map(([path, module]) => ({
  file: path.replaceAll('../', ''),
  texts: Object.entries(module).flatMap(([name, record]) => textsIn(record, name)),
}))
export const texts = [...textsIn(pages, 'pages'), ...textsIn(shared, 'shared')]
/** What people read: no addresses, no names of icons. */
export const prose = texts.filter(({ key }) => key !== 'href' && key !== 'icon')
