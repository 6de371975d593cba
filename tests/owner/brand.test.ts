import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copySite } from '../support/site-copy.ts'

const sharp = createRequire(createRequire(import.meta.url).resolve('vite-imagetools'))('sharp')

/** Counts the pixels in an image that are close to a colour, given as `[red, green, blue]`. */
async function pixelsIn(file: string, colour: number[]): Promise<number> {
  const bytes: Buffer = await sharp(file).removeAlpha().raw().toBuffer()
  let count = 0
  for (let at = 0; at < bytes.length; at += 3) {
    if (colour.every((part, index) => Math.abs((bytes[at + index] ?? 0) - part) < 12)) count++
  }
  return count
}

// Makes every change in the README's table "Change the brand", and writes texts as an owner might.
it('after rebranding, the built site contains no trace of the old brand', async () => {
  const copy = copySite()
  copy.edit('src/site.ts', `'Harbourline'`, `'Meridian & Daughters Trading'`)
  copy.edit('src/site.ts', /tagline: .*/, `tagline: "Ann's seamless prêt-à-porter.",`)
  copy.edit('src/site.ts', 'https://harbourline.example', 'https://www.meridian.example')
  copy.edit('src/site.ts', 'hello@harbourline.example', 'post@meridian.example')
  copy.edit('src/styles/tokens.css', /--accent:[^;]*;/, '--accent: light-dark(#0b6e4f, #6fd3ab);')
  copy.edit('netlify/inquiries/staff-email-html.ts', /accent: '.*'/, `accent: '#0b6e4f'`)
  copy.edit('src/shell/Wordmark.tsx', /d="M3 16.*"/, 'd="M6 16h20"')
  copy.edit('public/favicon.svg', /d="M3 16[^"]*"/, 'd="M6 16h20"')
  copy.edit('scripts/font/typefaces.ts', 'ibm-plex-mono/files/ibm-plex-mono', 'roboto/files/roboto')
  const words = 'Our five services: from US$5.10, and seamless. Over 98% pass – in 3–5 days!'
  for (const file of ['home', 'about'])
    copy.edit(`src/content/${file}.ts`, /lede: .*/, `lede: '${words}',`)
  copy.edit('src/content/home.ts', /title: '.*'/, `title: '${'A very long title '.repeat(5)}'`)

  const font = copy.run('scripts/font.ts')
  expect(font.status, font.output).toBe(0)
  const { status, output } = copy.run('scripts/build.ts')
  expect(status, output).toBe(0)
  expect(output).toMatch(/Warning: src\/content\/home\.ts: home › head › title has 12\d characters/)

  const built = (pattern: string) => globSync(pattern, { cwd: join(copy.folder, 'dist') })
  const texts = built('{client,functions}/**/*.{html,js,mjs,css,svg,xml,txt}')
  expect(texts.length).toBeGreaterThan(30)
  for (const file of texts) {
    const old = /harbourline(?!_site)|M3 16c3|c12b09|oklch\((53%|0?\.53) 0?\.19 33\)|Plex/i
    expect(copy.read(`dist/${file}`).match(old)?.[0], file).toBeUndefined()
  }
  const name = 'Meridian &amp; Daughters Trading'
  for (const file of built('client/*.html')) {
    const page = copy.read(`dist/${file}`)
    expect(page).toContain(`| ${name}</title>`)
    expect(page).toContain(`property="og:site_name" content="${name}"`)
    expect(page).toContain('https://www.meridian.example/sharing/')
    expect(page).toContain('href="mailto:post@meridian.example"')
  }
  expect(copy.read('dist/client/about.html')).toContain('"name":"Meridian & Daughters Trading"')
  expect(copy.read('dist/client/about.html')).toContain(words)
  expect(copy.read('dist/client/robots.txt')).toContain('https://www.meridian.example/sitemap.xml')
  expect(copy.read('dist/client/favicon.svg')).toContain('.accent{stroke:#0b6e4f}')
  expect(copy.read('dist/functions/inquiries.mjs')).toContain('#0b6e4f')
  const mono = readFileSync(join(copy.folder, 'src/styles/fonts/mono.woff2'))
  expect(mono.equals(readFileSync('src/styles/fonts/mono.woff2'))).toBe(false)
  const pictures = ['apple-touch-icon.png', 'sharing/home.png'].map((file) =>
    join(copy.folder, 'dist/client', file),
  )
  for (const picture of pictures) {
    expect(await pixelsIn(picture, [0x0b, 0x6e, 0x4f]), picture).toBeGreaterThan(100)
    expect(await pixelsIn(picture, [0xc1, 0x2b, 0x09]), picture).toBe(0)
  }
})
