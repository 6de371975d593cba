import { readdir } from 'node:fs/promises'
import type { PageContent } from '../../src/content/types.ts'

/** `at` is a file and property path: `src/content/home.ts: home › faq › questions › 1 › answer`. */
export type Text = Record<'at' | 'text', string>

export interface ContentModule {
  file: string
  exports: Record<string, unknown>
}

/** Imports `src/site.ts` and each content file. */
export async function contentModules(): Promise<ContentModule[]> {
  const modules: ContentModule[] = [
    { file: 'src/site.ts', exports: await import('../../src/site.ts') },
  ]
  const files = (await readdir('src/content')).filter(isContentFile)
  for (const name of files.map((file) => file.replace('.ts', '')).sort()) {
    modules.push({
      file: `src/content/${name}.ts`,
      // Vite, in tests, needs to see the ending.
      exports: await import(`../../src/content/${name}.ts`),
    })
  }
  return modules
}

function isContentFile(file: string): boolean {
  // Editors save hidden files, whose names begin with a dot.
  const others = ['types', 'schema', '.']
  return file.endsWith('.ts') && !others.some((start) => file.startsWith(start))
}

/** Reads the site's text. If several files export the same object, it is read only once. */
export async function readTexts(): Promise<Text[]> {
  const texts: Text[] = []
  const visited = new Set<unknown>()

  function collectFrom(value: unknown, at: string, separator = ' › '): void {
    if (typeof value === 'string') texts.push({ at, text: value })
    if (typeof value !== 'object' || value === null) return
    if (visited.has(value)) return
    visited.add(value)
    for (const [name, child] of Object.entries(value)) {
      // Owners count the entries of a list from 1.
      const place = Array.isArray(value) ? Number(name) + 1 : name
      collectFrom(child, at + separator + place)
    }
  }

  for (const { file, exports } of await contentModules()) {
    collectFrom(exports, file, ': ')
  }
  return texts
}

/** Returns the export that has a `head`. @param page the name of the content file, without `.ts`. */
export async function readPageContent(page: string): Promise<PageContent> {
  const exported: object[] = Object.values(
    await import(`../../src/content/${page}.ts`),
  )
  const content = exported.find((value) => 'head' in Object(value))
  if (content) return content as PageContent
  throw new Error(`src/content/${page}.ts exports no content with a \`head\``)
}
