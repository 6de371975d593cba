import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteCopy } from './site-copy.ts'

/** Lists whose length `src/content/types.ts` fixes. */
const fixed = ['frames', 'destinations', 'lines', 'cartonLabel']
const names = ['title', 'label', 'heading', 'question', 'name', 'what']
/** The home page has the records of other files in its own. */
const grown = new Set<unknown>()

/** Makes every list in the content of a copy longer by that many entries, or shorter, down to one entry. */
export function growLists(copy: SiteCopy, by: number): void {
  const files = readdirSync(join(copy.folder, 'src/content')).filter((file) => file.endsWith('.ts'))
  for (const file of files) {
    const code = copy.read(`src/content/${file}`)
    const calls = [...code.matchAll(/^export const (\w+)[^\n]*[{[]$/gm)].map(
      ([, name]) => `grow(${name}, ${by})\n`,
    )
    const grow = `import { grow } from '../../tests/support/grow-lists.ts'\n`
    copy.write(`src/content/${file}`, [grow, code, ...calls].join(''))
  }
}

/**
 * Changes the lists of a record as it is loaded, so that pages and scripts have the same lists.
 *
 * @public The content of a copy imports it.
 */
export function grow(record: object, by: number): void {
  for (const [key, value] of Object.entries(record)) {
    if (typeof value !== 'object' || fixed.includes(key) || grown.has(value)) continue
    grown.add(value)
    grow(value, by)
    if (!Array.isArray(value) || value.length === 0) continue
    if (by < 0) value.splice(Math.max(1, value.length + by))
    const entries = [...value]
    for (let extra = 1; extra <= by; extra++) {
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
