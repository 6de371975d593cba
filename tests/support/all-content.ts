import type { PageHead } from '../../src/content/types.ts'

// Every file, so that the words of a new page are looked at without being listed here.
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/content/*.ts', '!../../src/content/types.ts'],
  { eager: true },
)

function isPage(record: [string, unknown]): record is [string, { head: PageHead }] {
  return typeof record[1] === 'object' && record[1] !== null && 'head' in record[1]
}

export const pages = Object.fromEntries(
  Object.values(modules).flatMap(Object.entries).filter(isPage),
)

/** `at` says where the text stands, as in `src/content/home-faq.ts: homeFaq.entries.0.answer`. */
export interface Text {
  at: string
  key: string
  text: string
}

// Parts of the home page have files of their own, which stand before it. They are read once, there.
const read = new Set<unknown>()

function textsIn(value: unknown, at: string, key = ''): Text[] {
  if (typeof value === 'string') return [{ at, key, text: value }]
  if (typeof value !== 'object' || value === null || read.has(value)) return []
  read.add(value)
  const separator = key ? '.' : ': '
  return Object.entries(value).flatMap(([name, child]) =>
    textsIn(child, at + separator + name, name),
  )
}

export const texts = Object.entries(modules).flatMap(([file, module]) =>
  textsIn(module, file.replace('../../', '')),
)
/** What people read and somebody has worded: no addresses, no names of icons, no facts of the company. */
export const prose = texts.filter(
  ({ at, key }) =>
    !['href', 'icon', 'job'].includes(key) && !at.startsWith('src/content/evidence.ts'),
)

/** Every record, however deep, that has a property of this name. */
// biome-ignore lint/suspicious/noExplicitAny: the records of a name differ from page to page
export function recordsWith(name: string, within: unknown = modules): Record<string, any>[] {
  if (typeof within !== 'object' || within === null) return []
  const inside = Object.values(within).flatMap((value) => recordsWith(name, value))
  return name in within ? [within, ...inside] : inside
}
