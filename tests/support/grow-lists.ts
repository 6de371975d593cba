import { globSync } from 'node:fs'
import type { SiteCopy } from './site-copy.ts'

/** Lists that can't grow, for example because their figures must match those in another table. */
const fixed = ['lines', 'cartonLabel', 'tables', 'listings']
const names = ['title', 'label', 'heading', 'question', 'name', 'what']

/**
 * Adds `by` entries to each content list, or removes entries if `by` is negative, but leaves at
 * least one. Lists of steps are an exception: they end up with nine entries, or with three if `by`
 * is negative.
 */
export function growLists(copy: SiteCopy, by: number): void {
  for (const file of globSync('src/content/!(example-)*.ts', { cwd: copy.folder })) {
    const code = copy.read(file)
    const calls = [...code.matchAll(/^export const (\w+)[^\n]*[{[]$/gm)].map(
      ([, name]) => `grow(${name}, ${by})\n`,
    )
    const grow = `import { grow } from '../../tests/support/grow-lists.ts'\n`
    copy.write(file, [grow, code, ...calls].join(''))
  }
}

/**
 * Changes the lists in a content file while it loads, so that pages and scripts see the same lists.
 *
 * @public Without this tag, knip would report the export as unused.
 */
export function grow(record: object, by: number): void {
  for (const [key, value] of Object.entries(record)) {
    if (typeof value !== 'object' || fixed.includes(key)) continue
    grow(value, by)
    if (!Array.isArray(value) || value.length === 0) continue
    const steps = by > 0 ? 9 : 3
    const length = key === 'steps' ? steps : Math.max(1, value.length + by)
    value.splice(length)
    const entries = [...value]
    for (let extra = 1; value.length < length; extra++) {
      value.push(rename(entries[(extra - 1) % entries.length], ` extra ${extra}`))
    }
  }
}

function rename(entry: unknown, suffix: string): unknown {
  if (typeof entry === 'string') return entry + suffix
  const fields = Object.entries(structuredClone(entry as object))
  return Object.fromEntries(
    fields.map(([key, value]) => [key, names.includes(key) ? value + suffix : value]),
  )
}
