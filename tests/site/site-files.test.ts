import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { readBuiltPages } from '../../scripts/build/built-pages.ts'
import { setHeadline } from '../../scripts/build/sharing-pictures-headline.ts'
import { site } from '../../src/site.ts'
import { files, folder, pageAt, pages, pngSize } from '../support/built-site.ts'

const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const indexed = pages.filter((page) => page.indexed)

test('search engines are given the pages that may be listed, and no other', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(indexed.map(({ path }) => site.origin + path))
  expect(read('robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

test('language models are given the same pages, by what their heads say', () => {
  const listed = [...read('llms.txt').matchAll(/^- \[(.*?)\]\((.*?)\): (.*)$/gm)]
  const said = indexed.map(({ path, document }) => {
    const description = document.querySelector('meta[name=description]')?.getAttribute('content')
    return [document.title.replace(` | ${site.name}`, ''), site.origin + path, description]
  })
  expect(listed.map((match) => match.slice(1))).toEqual(said)
})

test('who finds a hole is told where to report it, as RFC 9116 wants', () => {
  const lines = read('.well-known/security.txt').trimEnd().split('\n')
  for (const line of lines) expect(line).toMatch(/^[A-Z][A-Za-z-]+: \S+$/)
  const fields = lines.map((line) => line.split(': '))
  expect(fields).toContainEqual(['Contact', `mailto:${site.email}`])
  expect(fields).toContainEqual(['Canonical', `${site.origin}/.well-known/security.txt`])
  const [[, expires = ''] = [], another] = fields.filter(([field]) => field === 'Expires')
  expect(another).toBeUndefined()
  expect(new Date(expires).toISOString()).toBe(expires)
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThan(365)
})

describe('the icons', () => {
  const [{ document }] = pages as [(typeof pages)[0]]
  const linked = (selector: string) => document.querySelector(selector)?.getAttribute('href') ?? ''
  const manifest = JSON.parse(read(linked('link[rel=manifest]')))

  it('are there for home screens, in their sizes', () => {
    expect(pngSize(linked('link[rel=apple-touch-icon]'))).toBe('180x180')
    for (const { src, sizes } of manifest.icons) expect(pngSize(src)).toBe(sizes)
    const offered = manifest.icons.map(
      ({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`,
    )
    expect(offered).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
  })

  it('are there for tabs, as a drawing and for browsers that show none', () => {
    expect(read(linked('link[type="image/svg+xml"]'))).toContain('prefers-color-scheme:dark')
    const ico = readFileSync(folder + linked('link[sizes="32x32"]'))
    const offset = ico.readUInt32LE(18)
    expect(ico.toString('latin1', offset + 1, offset + 4)).toBe('PNG')
    expect(ico.length).toBe(offset + ico.readUInt32LE(14))
  })

  it('come with the name of the company and the colour of the page', () => {
    const paper = document.querySelector('meta[name=theme-color]')?.getAttribute('content')
    expect(manifest).toMatchObject({ name: site.name, start_url: '/', theme_color: paper })
  })
})

test('nothing is published that no page asks for', () => {
  const published = files.filter((file) => /^assets\/.*\.\w+$/.test(file))
  const text = files.filter((file) => /\.(html|js|css)$/.test(file)).map(read)
  for (const file of published) expect(text.join(), file).toContain(file.split('/').at(-1))
  expect(files).not.toContain('inquiry-rejected.html')
})

describe('the headline of a sharing picture', () => {
  const box = { width: 1000, height: 300, lineHeight: 1, maxSize: 130 }
  const set = (text: string) => setHeadline(text, box, (word) => word.length * 0.6)

  it.each([
    ['Thanks', 130],
    ['Several words that need all the lines', 100],
    ['Incomprehensibilities of internationalization', 79],
  ])('"%s" is set as large as it fits: %s pixels', (text, size) => {
    expect(set(text).size).toBe(size)
  })

  it.each([
    ['where a reader pauses', 'Right Price./Minimum MOQ'],
    ['evenly', 'Privacy/Policy'],
    ['not after a small word', 'Lights/at bakeries'],
  ])('breaks %s: %s', (_, lines) => {
    expect(set(lines.replace('/', ' ')).lines).toEqual(lines.split('/'))
  })
})

it.each(await readBuiltPages(folder))(
  'the sharing picture of $route.path says nothing that the page does not',
  ({ route, picture }) => {
    const shown = pageAt(route.path).document.body.textContent?.toLowerCase()
    for (const words of [picture?.stamp, picture?.label]) {
      expect(shown).toContain(words?.toLowerCase() ?? '')
    }
  },
)

it('the copyright line carries the year of the build', () => {
  const built = statSync(`${folder}/index.html`).mtime.getFullYear()
  const footer = pageAt('/').document.querySelector('footer')
  expect(footer?.textContent).toContain(`© ${built} `)
})
