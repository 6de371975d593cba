import type { PageHead } from '../../src/content/types.ts'

// Every file, so that the tests see the texts of a new page without a change here.
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

/** `at` is the file and the path, as in `src/content/home-faq.ts: homeFaq.entries.0.answer`. */
export interface Text {
  at: string
  key: string
  text: string
}

// The home page contains records of other files. Each is read once, under its own file.
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
/** Texts that were written for visitors: no addresses, names of drawings or facts of the company. */
export const prose = texts.filter(
  ({ at, key }) =>
    !['href', 'icon', 'job', 'drawing', 'part'].includes(key) &&
    !at.startsWith('src/content/evidence.ts'),
)

/** Every record, however deep, that has a property of this name. */
// biome-ignore lint/suspicious/noExplicitAny: the records of a name differ from page to page
export function recordsWith(name: string, within: unknown = modules): Record<string, any>[] {
  if (typeof within !== 'object' || within === null) return []
  const inside = Object.values(within).flatMap((value) => recordsWith(name, value))
  return name in within ? [within, ...inside] : inside
}
