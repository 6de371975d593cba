import { globSync } from 'node:fs'
import type { SiteCopy } from './site-copy.ts'

/** Lists that can't grow, for example because their figures must match those in another table. */
const fixedLists = ['lines', 'cartonLabel', 'tables', 'listings']
const renamed = ['title', 'label', 'heading', 'question', 'name', 'what']

/**
 * The lists of worksheets are left alone, because no page shows them until a visitor opens one.
 * Adds `by` entries to each content list, or removes entries if `by` is negative, but leaves at
 * least one. Lists of steps end up with nine entries, or with three if `by` is negative.
 */
export function growLists(copy: SiteCopy, by: number): void {
  const names =
    'src/content/!(example-*|schema|quote-check|be-the-inspector|carton-check|carton-limits|start-plan|worksheets).ts'
  for (const file of globSync(names, { cwd: copy.folder })) {
    const code = copy.read(file)
    const grown = recordsIn(code).map((record) => `grow(${record}, ${by})`)
    const lines = [
      '// @ts-nocheck',
      code,
      `const fixedLists = ${JSON.stringify(fixedLists)}`,
      `const renamed = ${JSON.stringify(renamed)}`,
      grow,
      rename,
      ...grown,
    ]
    copy.write(file, `${lines.join('\n')}\n`)
  }
}

/** Returns the names of the exported objects and lists. */
function recordsIn(code: string): string[] {
  const declared = code
    .split('\n')
    .filter((line) => line.startsWith('export const '))
    .filter((line) => line.endsWith('{') || line.endsWith('['))
  return declared.map((line) => String(line.match(/\w+/g)?.[2]))
}

/** Runs in each content file, so that pages and scripts see the same lists. */
function grow(record: object, by: number): void {
  for (const [key, value] of Object.entries(record)) {
    if (typeof value !== 'object' || value === null) continue
    if (fixedLists.includes(key)) continue
    grow(value, by)
    if (!Array.isArray(value) || value.length === 0) continue
    const steps = by > 0 ? 9 : 3
    const length = key === 'steps' ? steps : Math.max(1, value.length + by)
    value.splice(length)
    const entries = [...value]
    for (let extra = 1; value.length < length; extra++) {
      value.push(
        rename(entries[(extra - 1) % entries.length], ` extra ${extra}`),
      )
    }
  }
}

function rename(entry: unknown, suffix: string): unknown {
  if (typeof entry === 'string') return entry + suffix
  const fields = Object.entries(structuredClone(entry as object))
  return Object.fromEntries(
    fields.map(([key, value]) => [
      key,
      renamed.includes(key) ? value + suffix : value,
    ]),
  )
}
