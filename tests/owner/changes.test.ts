import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { evidence } from '../../src/content/evidence.ts'
import type { Evidence, Photo } from '../../src/content/types.ts'
import { growLists } from '../support/grow-lists.ts'
import { copySite, expectReadable, openCopy } from '../support/site-copy.ts'
import { everyPath, mainNavigation, menuButton } from '../support/visit.ts'

const photo: Photo = { file: 'packing.jpg', alt: 'At the packing table' }
const names = [
  'Jo Li',
  'Maximiliane Wolfeschlegelsteinhausen-Ramaswamy',
  'C',
  'D',
  'E',
  'F',
  'G',
]
const full: Evidence = {
  company: {
    legalName: 'Example Trading Inc.',
    registrationNumber: '123456-7',
    streetAddress: '1 Example Street, Toronto',
    telephone: '+1 (416) 555-0100',
    since: '2014',
  },
  terms: Object.fromEntries(
    Object.keys(evidence.terms).map((term) => [term, `Our ${term}.`]),
  ),
  people: {
    heading: 'People',
    entries: names.map((name, index) => {
      return {
        name,
        role: 'Inspector',
        city: 'Ningbo',
        ...(index === 0 && { photo }),
      }
    }),
  },
  factoryFloor: { heading: 'Floors', entries: [photo] },
  references: {
    heading: 'References',
    entries: [
      {
        name: 'Example Shop',
        says: 'It arrived.',
        href: 'https://shop.example/review',
      },
    ],
  },
}

function codeUnder(heading: string): string[] {
  const [, section = ''] = readFileSync('docs/pages.md', 'utf8').split(
    `\n## ${heading}\n`,
  )
  const blocks =
    section.split('\n## ')[0]?.matchAll(/^( *)```\w+\n([\s\S]*?)^ *```$/gm) ??
    []
  return [...blocks].map(([, indent, code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
}

// Builds are slow, so this test makes all the changes before its only build.
const copy = copySite(afterAll)

// Makes every change in the README's "Change the brand" table, and edits copy as an owner might.
copy.edit('src/site.ts', `'Harbourline'`, `'Meridian & Daughters Trading'`)
copy.edit(
  'src/site.ts',
  /tagline:\s+.*/,
  `tagline: "Ann's seamless prêt-à-porter.",`,
)
copy.edit(
  'src/site.ts',
  'https://harbourline.example',
  'https://www.meridian.example',
)
copy.edit('src/site.ts', 'hello@harbourline.example', 'post@meridian.example')
copy.edit(
  'src/styles/tokens.css',
  /--accent:[^;]*;/,
  '--accent: light-dark(#0b6e4f, #6fd3ab);',
)
copy.edit('src/shell/Wordmark.tsx', /d="M3 16.*"/, 'd="M6 16h20"')
copy.edit('public/favicon.svg', /d="M3 16[^"]*"/, 'd="M6 16h20"')
copy.edit('public/favicon.svg', '#c12b09', '#0b6e4f')
copy.edit(
  'scripts/font.ts',
  'ibm-plex-mono/files/ibm-plex-mono',
  'arimo/files/arimo',
)
const lede =
  'Our five services: from US$5.10, and seamless. Over 98% pass – in 3–5 days!'
copy.edit('src/content/about.ts', /lede: .*/, `lede: '${lede}',`)
copy.edit(
  'src/content/home.ts',
  /title: '.*'/,
  `title: '${'A very long title '.repeat(5)}'`,
)
const font = copy.run('scripts/font.ts')
expect(font.status, font.output).toBe(0)

// A photo as a phone stores it: 12 megapixels, with an orientation tag that rotates it to portrait.
const pixels = Buffer.from(
  Array.from({ length: 3600 }, (_, index) => index ** 2 % 251),
)
const coarse = sharp(pixels, { raw: { width: 40, height: 30, channels: 3 } })
const jpeg = await coarse
  .resize(4000)
  .jpeg()
  .withMetadata({ orientation: 6 })
  .toBuffer()
copy.write(`src/content/photos/${photo.file}`, jpeg)
const filledIn = `export const evidence: Evidence = ${JSON.stringify(full)}\n`
copy.edit(
  'src/content/evidence.ts',
  /export const evidence: Evidence = {[\s\S]*?\n}\n/,
  filledIn,
)

const [words = '', code = '', line = ''] = codeUnder('Add a page')
copy.write('src/content/gift-boxes.ts', words)
copy.write('src/pages/gift-boxes/Page.tsx', code)
copy.edit('src/routes.ts', /(?= {2}\{ path: '\/about')/, line)
copy.edit(
  'src/inquiry/limits.ts',
  'retentionMonths = 24',
  'retentionMonths = 18',
)

copy.edit('src/routes.ts', "path: '/about'", "path: '/about-us'")
const checked = copy.run('scripts/build.ts')
const linking = [
  ...checked.output.matchAll(
    /^(src\S+), line \d+: Type '"\/about"' is not assignable/gm,
  ),
]
for (const [, file = ''] of linking) {
  copy.write(file, copy.read(file).replaceAll("'/about'", "'/about-us'"))
}
const [rule = ''] = codeUnder('Rename or remove a page')
const redirect = rule
  .replace('/gift-boxes', '/about')
  .replace('/gift-sets', '/about-us')
copy.write('netlify.toml', `${copy.read('netlify.toml')}\n${redirect}`)

growLists(copy, 2)
const { status, output } = copy.run('scripts/build.ts')
expect(status, output).toBe(0)
const page = await openCopy(copy)
const built = (pattern: string) =>
  globSync(pattern, { cwd: join(copy.folder, 'dist') })
const read = (name: string) => copy.read(`dist/client/${name}`)

it('the site shows the new brand and no trace of the old one', async () => {
  const client = join(copy.folder, 'dist/client')
  expect(output).toMatch(
    /Warning: src\/content\/home\.ts: home › head › title has 12\d characters/,
  )
  const texts = built('{client,functions}/**/*.{html,js,mjs,css,svg,xml,txt}')
  expect(texts.length).toBeGreaterThan(30)
  for (const file of texts) {
    const old =
      /harbourline(?!_site)|M3 16c3|c12b09|oklch\((53%|0?\.53) 0?\.19 33\)|Plex/i
    expect(copy.read(`dist/${file}`).match(old)?.[0], file).toBeUndefined()
  }
  const name = 'Meridian &amp; Daughters Trading'
  for (const file of built('client/*.html')) {
    const html = copy.read(`dist/${file}`)
    expect(html).toContain(`| ${name}</title>`)
    expect(html).toContain(`property="og:site_name" content="${name}"`)
    expect(html).toContain('https://www.meridian.example/sharing/')
    expect(html).toContain('href="mailto:post@meridian.example"')
  }
  expect(read('about-us.html')).toContain(
    '"name":"Meridian & Daughters Trading"',
  )
  expect(read('about-us.html')).toContain(lede)
  expect(read('robots.txt')).toContain(
    'https://www.meridian.example/sitemap.xml',
  )
  const mono = 'src/styles/fonts/mono.woff2'
  expect(readFileSync(join(copy.folder, mono)).equals(readFileSync(mono))).toBe(
    false,
  )
  for (const file of [
    'apple-touch-icon.png',
    ...globSync('sharing/home-*.png', { cwd: client }),
  ]) {
    const picture = sharp(join(client, file)).removeAlpha()
    const pixels: Buffer = await picture.raw().toBuffer()
    const hasColour = (hex: string) => pixels.includes(Buffer.from(hex, 'hex'))
    expect([hasColour('0b6e4f'), hasColour('c12b09')], file).toEqual([
      true,
      false,
    ])
  }
})

it('the pages and the structured data include all evidence, and photos are resized', async () => {
  expect(copy.run('scripts/doctor.ts').output).not.toContain('Evidence')
  const [home = '', about = '', contact = ''] = [
    'index',
    'about-us',
    'contact',
  ].map((name) => read(`${name}.html`))
  for (const html of [home, about, contact]) {
    expect(html).toContain('123456-7')
    expect(html).toContain('href="tel:+14165550100"')
    expect(html).toContain('"legalName":"Example Trading Inc."')
    expect(html).toMatch(/© \d{4} Example Trading Inc\./)
  }
  expect(home).toMatch(/Since 2014 · 7 people: Ningbo · 1 reference</)
  const sourcing = read('product-sourcing.html')
  for (const term of Object.values(full.terms)) expect(sourcing).toContain(term)
  for (const shown of [
    ...names,
    'Inspector',
    'At the packing table',
    'It arrived.',
  ]) {
    expect(about).toContain(shown)
  }
  const sizes = new Set(about.match(/\/assets\/static\/packing[^\s",]+/g))
  expect(sizes.size).toBeGreaterThan(6)
  for (const size of sizes) {
    const made = readFileSync(join(copy.folder, 'dist/client', size))
    const { width, height } = await sharp(made).metadata()
    expect(height).toBeGreaterThan(width)
    expect(made.length).toBeLessThan(jpeg.length / 3)
  }
})

it('the site shows the new page and every entry of a longer list', async () => {
  const paths = everyPath.map((path) => path.replace(/^\/about$/, '/about-us'))
  await expectReadable(copy, page, [...paths, '/gift-boxes'])

  await page.setViewportSize({ width: 1280, height: 900 })
  const menu = mainNavigation(page).getByRole('link')
  expect(await menu.count()).toBe(7)
  expect(await menuButton(page).isVisible()).toBe(false)
})

it('the build reports links to a renamed page, and the old URL is redirected', async () => {
  expect(checked.status).toBe(1)
  expect(new Set(linking.map(([, file]) => file)).size).toBe(3)
  const moved = await page.request.get('/about', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/about-us'])
  for (const file of built('client/**/*.{html,js,xml}')) {
    expect(copy.read(`dist/${file}`), file).not.toMatch(/\/about["'`<]/)
  }
})

it('the policy states only the new retention period', () => {
  const periods = read('privacy-policy.html').match(
    /\d+ months|\b(one|two|three|four|five) years/g,
  )
  expect(new Set(periods)).toEqual(new Set(['18 months']))
})
