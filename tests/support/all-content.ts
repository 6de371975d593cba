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

/** `at` says where the text stands, as in `pages.home.faq.entries.0.answer`. */
export interface Text {
  at: string
  key: string
  text: string
}

// Parts of the home page have files of their own. They are read once, as parts of their page.
const read = new Set<unknown>()

function textsIn(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, key: at.split('.').at(-1) ?? at, text: value }]
  if (typeof value !== 'object' || value === null || read.has(value)) return []
  read.add(value)
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${at}.${key}`))
}

export const texts = [...textsIn(pages, 'pages'), ...textsIn(Object.fromEntries(records), 'shared')]
/** What people read: no addresses, no names of icons. */
export const prose = texts.filter(({ key }) => key !== 'href' && key !== 'icon')
