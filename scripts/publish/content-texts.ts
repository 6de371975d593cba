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
  const files = await readdir('src/content')
  const names = files.flatMap(
    (file) => /^(?!types|schema|\.)(.*)\.ts$/.exec(file)?.[1] ?? [],
  )
  const modules: ContentModule[] = [
    { file: 'src/site.ts', exports: await import('../../src/site.ts') },
  ]
  for (const name of names.sort()) {
    modules.push({
      file: `src/content/${name}.ts`,
      exports: await import(`../../src/content/${name}.ts`),
    })
  }
  return modules
}

/** Reads the site's text. If several files export the same object, it is read only once. */
export async function readTexts(): Promise<Text[]> {
  const texts: Text[] = []
  const read = new Set<unknown>()

  function collect(value: unknown, at: string, separator = ' › '): void {
    if (typeof value === 'string') texts.push({ at, text: value })
    if (typeof value !== 'object' || value === null || read.has(value)) return
    read.add(value)
    for (const [name, child] of Object.entries(value)) {
      const place = Array.isArray(value) ? Number(name) + 1 : name
      collect(child, at + separator + place)
    }
  }

  for (const { file, exports } of await contentModules()) {
    collect(exports, file, ': ')
  }
  return texts
}

export async function readPageContent(page: string): Promise<PageContent> {
  const exported: object[] = Object.values(
    await import(`../../src/content/${page}.ts`),
  )
  const content = exported.find((value) => 'head' in Object(value))
  if (content) return content as PageContent
  throw new Error(`src/content/${page}.ts exports no content with a \`head\``)
}
