import { examplesIn, problemsIn, warningsIn } from '../../src/content/schema.ts'
import { routes } from '../../src/routes.ts'
import { type ContentModule, contentModules } from './content-texts.ts'

interface Issue {
  path: PropertyKey[]
  message: string
}

type Find = (exported: unknown, name: string) => Issue[]

/**
 * Applies the schema to the site's content. Each line begins with the file and the place in it.
 * @param isPublished whether visitors will see the content.
 */
export async function checkContent(isPublished: boolean) {
  const modules = await contentModules()
  modules.push({ file: 'src/routes.ts', exports: { routes } })
  const examples = isPublished ? linesOf(modules, examplesIn) : []
  return {
    problems: [...linesOf(modules, problemsIn), ...examples],
    warnings: linesOf(modules, warningsIn),
  }
}

function linesOf(modules: ContentModule[], find: Find): string[] {
  const lines: string[] = []
  // Several files can contain the same object. Its issues are reported only for the first file.
  const reported = new Map<unknown, Set<PropertyKey>>()
  for (const { file, exports } of modules) {
    for (const [name, exported] of Object.entries(exports)) {
      for (const { path, message } of find(exported, name)) {
        const key = path.at(-1) ?? ''
        const parent = path.slice(0, -1).reduce(propertyOf, exported)
        const keys = reported.get(parent) ?? new Set()
        if (keys.has(key)) continue
        reported.set(parent, keys.add(key))
        const place = [name, ...path.map(placeOf)].join(' › ')
        lines.push(`${file}: ${place} ${message}`)
      }
    }
  }
  return lines
}

function propertyOf(value: unknown, key: PropertyKey): unknown {
  return Object(value)[key]
}

/** Owners count the entries of a list from 1. */
function placeOf(key: PropertyKey): string {
  return typeof key === 'number' ? `${key + 1}` : String(key)
}
