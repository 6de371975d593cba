import { readdir } from 'node:fs/promises'

/** `at` is the file and the path, as in `src/content/home-faq.ts: homeFaq › entries › 1 › answer`. */
export interface Text {
  at: string
  key: string
  text: string
}

/** Every text of the site, once: records that the home page takes from other files come under those. */
export async function readTexts(): Promise<Text[]> {
  const files = (await readdir('src/content')).filter((file) => /(?<!types)\.ts$/.test(file))
  const read = new Set<unknown>()
  const texts: Text[] = []
  collect(await import('../../src/site.ts'), 'src/site.ts: ', '', texts, read)
  for (const name of files.sort().map((file) => file.slice(0, -'.ts'.length))) {
    const words = await import(`../../src/content/${name}.ts`)
    collect(words, `src/content/${name}.ts: `, '', texts, read)
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
