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

/** Returns one line for each issue: for example, `src/content/home.ts: home › hero › heading …`. */
function linesOf(modules: ContentModule[], find: Find): string[] {
  const lines: string[] = []
  // Several files can contain the same object. Its issues are reported only for the first file.
  const reportedKeys = new Map<unknown, Set<PropertyKey>>()
  for (const { file, exports } of modules) {
    for (const [name, exported] of Object.entries(exports)) {
      for (const { path, message } of find(exported, name)) {
        const object = valueAt(path.slice(0, -1), exported)
        const key = path.at(-1) ?? ''
        const keys = reportedKeys.get(object) ?? new Set()
        if (keys.has(key)) continue
        reportedKeys.set(object, keys.add(key))
        const place = [name, ...path.map(placeOf)].join(' › ')
        lines.push(`${file}: ${place} ${message}`)
      }
    }
  }
  return lines
}

function valueAt(path: PropertyKey[], exported: unknown): unknown {
  let value = exported
  for (const key of path) value = Object(value)[key]
  return value
}

/** Owners count the entries of a list from 1. */
function placeOf(key: PropertyKey): string {
  return typeof key === 'number' ? `${key + 1}` : String(key)
}
