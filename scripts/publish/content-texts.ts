import { readdir } from 'node:fs/promises'
import type { PageContent } from '../../src/content/types.ts'

/** `at` is a file and property path: `src/content/home.ts: home › faq › questions › 1 › answer`. */
export type Text = Record<'at' | 'text', string>

/** Reads the site's text. If several files export the same object, it is read only once. */
export async function readTexts(): Promise<Text[]> {
  const files = await readdir('src/content')
  const names = files.flatMap(
    (file) => /^(?!types|\.)(.*)\.ts$/.exec(file)?.[1] ?? [],
  )
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

  collect(await import('../../src/site.ts'), 'src/site.ts', ': ')
  for (const name of names.sort()) {
    collect(
      await import(`../../src/content/${name}.ts`),
      `src/content/${name}.ts`,
      ': ',
    )
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
