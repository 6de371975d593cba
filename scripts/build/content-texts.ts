import { readdir } from 'node:fs/promises'

/** `at` is the file and the path, as in `src/content/home-faq.ts: homeFaq › entries › 1 › answer`. */
export interface Text {
  at: string
  key: string
  text: string
}

/** Reads every text of the site once. The home page repeats records of the files that come before it. */
export async function readTexts(): Promise<Text[]> {
  const files = (await readdir('src/content')).filter((file) => /(?<!types)\.ts$/.test(file))
  const texts: Text[] = []
  const read = new Set<unknown>()
  collect(await import('../../src/site.ts'), 'src/site.ts: ', '', texts, read)
  for (const file of files.sort()) {
    const module = await import(`../../src/content/${file.replace('.ts', '')}.ts`)
    collect(module, `src/content/${file}: `, '', texts, read)
  }
  return texts
}

function collect(value: unknown, at: string, key: string, texts: Text[], read: Set<unknown>): void {
  if (typeof value === 'string') texts.push({ at, key, text: value })
  if (typeof value !== 'object' || value === null || read.has(value)) return
  read.add(value)
  for (const [name, child] of Object.entries(value)) {
    const place = Array.isArray(value) ? String(Number(name) + 1) : name
    collect(child, key ? `${at} › ${place}` : at + place, name, texts, read)
  }
}
