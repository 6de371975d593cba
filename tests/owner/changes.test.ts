import { cpSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Window } from 'happy-dom'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { specimen } from '../../scripts/local/specimen/evidence.ts'
import { evidenceLabels } from '../../src/content/evidence-labels.ts'
import type { Evidence, Photo } from '../../src/content/types.ts'
import { growLists } from '../support/grow-lists.ts'
import { copySite, expectReadable, openCopy } from '../support/site-copy.ts'
import { everyPath, open } from '../support/visit.ts'
import { expectOnePageInPrint } from '../support/worksheet.ts'

// The specimen's facts, with a photo that a phone took, and enough people for several rows.
const photo: Photo = { file: 'packing.jpg', alt: 'At the packing table' }
const longName = 'Maximiliane Wolfeschlegelsteinhausen-Ramaswamy'
const names = ['Jo Li', longName, 'Cem', 'Dana', 'Emre', 'Femi', 'Gita']
const full: Evidence = {
  ...specimen,
  people: {
    heading: 'People',
    entries: [
      ...specimen.people.entries,
      ...names.map((name) => ({ name, role: 'Packer', city: 'Ningbo' })),
    ],
  },
  factoryFloor: {
    heading: 'Floors',
    entries: [photo, ...specimen.factoryFloor.entries],
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
const tagline = "Ann's seamless prêt-à-porter.</script>"
copy.edit('src/site.ts', /tagline:\s+.*/, `tagline: "${tagline}",`)
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
// A logo with the shape of a name, in colours that are hard to see in dark mode.
copy.write(
  'src/content/logo.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60">
    <style>.name{fill:#111b28}</style>
    <path fill="#0b6e4f" d="M0 0h60v60z"/>
    <path class="name" d="M80 10h20v40H80zM120 10h20v40h-20zM160 10h140v10H160z"/>
  </svg>`,
)
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
for (const [from, to] of [
  ['scripts/local/specimen/photos', 'src/content/photos'],
  ['scripts/local/specimen/public', 'public'],
]) {
  cpSync(`${from}`, join(copy.folder, `${to}`), { recursive: true })
}
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
    /^(src\S+), line \d+: Type '"\/about(?:#\w+)?"' is not assignable/gm,
  ),
]
for (const [, file = ''] of linking) {
  copy.write(
    file,
    copy.read(file).replaceAll(/'\/about(?=['#])/g, "'/about-us"),
  )
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
const { DOMParser } = new Window()

/** The built pages, by their address without the slash. */
const documents = new Map(
  built('client/*.html').map((file) => {
    const html = copy.read(`dist/${file}`)
    const document = new DOMParser().parseFromString(html, 'text/html')
    return [basename(file, '.html'), document]
  }),
)

function documentOf(name: string) {
  const document = documents.get(name)
  if (!document) throw new Error(`The build wrote no ${name}.html`)
  return document
}

/** Returns the company's entry in a page's structured data. */
function companyOn(name: string) {
  const script = documentOf(name).querySelector('[type="application/ld+json"]')
  return JSON.parse(String(script?.textContent))['@graph'][0]
}

describe('with a new brand', () => {
  const name = 'Meridian & Daughters Trading'
  const everyPage = [...documents.entries()]

  it('the build warns about a title that search engines cut off', () => {
    const warning = 'Warning: src/content/home.ts: home › head › title has 12'
    expect(output).toContain(warning)
  })

  it('no file has the old brand', () => {
    const old =
      /harbourline(?!_site)|M3 16c3|c12b09|oklch\((53%|0?\.53) 0?\.19 33\)|Plex/i
    const texts = built('{client,functions}/**/*.{html,js,mjs,css,svg,xml,txt}')
    expect(texts.length).toBeGreaterThan(30)
    for (const file of texts)
      expect(copy.read(`dist/${file}`).match(old)?.[0], file).toBeUndefined()
  })

  it.each(everyPage)('the title of %s has the name', (_, document) => {
    expect(document.title).toContain(` | ${name}`)
  })

  it.each(everyPage)('the link preview of %s has the name', (_, document) => {
    const meta = document.querySelector('[property="og:site_name"]')
    expect(meta?.getAttribute('content')).toBe(name)
  })

  it.each(everyPage)('the link preview of %s has the domain', (_, document) => {
    const meta = document.querySelector('[property="og:image"]')
    const address = String(meta?.getAttribute('content'))
    expect(new URL(address).origin).toBe('https://www.meridian.example')
  })

  it.each(everyPage)('%s has the email address', (_, document) => {
    const link = document.querySelector(
      'a[href="mailto:post@meridian.example"]',
    )
    expect(link).not.toBeNull()
  })

  it('the structured data has the name', () => {
    expect(companyOn('about-us').name).toBe(name)
  })

  it('text in the structured data cannot close its script element', () => {
    expect(companyOn('about-us').description).toBe(tagline)
  })

  it('a text with signs is shown as it was written', () => {
    expect(documentOf('about-us').body.textContent).toContain(lede)
  })

  it('robots.txt has the domain', () => {
    expect(read('robots.txt')).toContain(
      'https://www.meridian.example/sitemap.xml',
    )
  })

  it('the font is another one', () => {
    const mono = 'src/styles/fonts/mono.woff2'
    const made = readFileSync(join(copy.folder, mono))
    expect(made.equals(readFileSync(mono))).toBe(false)
  })

  it.each(everyPage)('the header of %s has the logo once', (_, document) => {
    const logos = document.querySelectorAll('header a img')
    expect(logos).toHaveLength(1)
    expect(logos[0]?.getAttribute('alt')).toBe(name)
    expect(document.querySelector('header a')?.textContent).toBe('')
  })

  it.each([
    ['light', 320],
    ['dark', 320],
    ['light', 1280],
    ['dark', 1280],
  ] as const)('the logo can be seen in %s at %i px', async (scheme, width) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    const logo = page.locator('header a img')
    await expect
      .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    const box = await logo.boundingBox()
    expect(box?.height).toBeGreaterThan(20)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width - 60)
    const shown = sharp(await logo.screenshot())
    const { channels } = await shown.stats()
    const contrast = channels.map(({ min, max }) => max - min)
    expect(Math.min(...contrast.slice(0, 3))).toBeGreaterThan(120)
  })

  it.each(['favicon.ico', 'favicon.svg'])('%s is published', (file) => {
    expect(built(`client/${file}`)).toHaveLength(1)
  })

  it.each(['apple-touch-icon.png', 'sharing/home-*.png'])(
    '%s has the colour of the new logo',
    async (pattern) => {
      const [file = ''] = built(`client/${pattern}`)
      const picture = sharp(join(copy.folder, 'dist', file)).removeAlpha()
      const pixels: Buffer = await picture.raw().toBuffer()
      expect(pixels.includes(Buffer.from('0b6e4f', 'hex'))).toBe(true)
      expect(pixels.includes(Buffer.from('c12b09', 'hex'))).toBe(false)
    },
  )
})

describe('with evidence', () => {
  const withCompany = ['index', 'about-us', 'contact']
  const textOf = (name: string) => documentOf(name).body.textContent
  const linkOn = (name: string, href: string) =>
    documentOf(name).querySelector(`a[href="${href}"]`)

  it('the doctor misses none', () => {
    expect(copy.run('scripts/doctor.ts').output).not.toContain('Evidence')
  })

  it.each(withCompany)('%s has the registration number', (name) => {
    expect(textOf(name)).toContain('000000-0')
  })

  it.each(withCompany)('%s has a link to the register', (name) => {
    const register = 'https://register.example/company/000000-0'
    expect(linkOn(name, register)).not.toBeNull()
  })

  it.each(withCompany)('%s has a link to the telephone', (name) => {
    expect(linkOn(name, 'tel:+14165550100')).not.toBeNull()
  })

  it.each(withCompany)('%s has the legal name in its footer', (name) => {
    const footer = documentOf(name).querySelector('footer')?.textContent
    expect(footer).toMatch(/© \d{4} Specimen Sourcing Inc\./)
  })

  it('the structured data has the legal name', () => {
    expect(companyOn('index').legalName).toBe('Specimen Sourcing Inc.')
  })

  it('the home page counts people and references', () => {
    expect(textOf('index')).toContain('2 references')
  })

  it.each(full.terms)(
    'the sourcing page has the answer to "$question"',
    ({ answer }) => {
      expect(textOf('product-sourcing')).toContain(answer)
    },
  )

  it('the sourcing page has the contract', () => {
    expect(linkOn('product-sourcing', '/specimen-contract.pdf')).not.toBeNull()
  })

  it.each([...names, 'Inspector for Vietnam', 'kitchen.example'])(
    'the page about the company has "%s"',
    (text) => {
      expect(textOf('about-us')).toContain(text)
    },
  )

  it.each([...documents.keys()])(
    'no script that %s loads at once has a term',
    (name) => {
      const scripts = documentOf(name).body.dataset.script?.split(' ') ?? []
      expect(scripts.length).toBeGreaterThan(1)
      const code = scripts.map((file) => read(file.slice(1))).join('\n')
      expect(full.terms.filter(({ answer }) => code.includes(answer))).toEqual(
        [],
      )
    },
  )

  it('the quote adds the fee', () => {
    expect(textOf('index')).toMatch(/Our fee, 6% of US\$2\.90 *US\$0\.17/)
    expect(textOf('index')).toMatch(/Total with our fee *US\$\d+\.\d\d/)
  })

  it('the plans can be compared for the example order', () => {
    const costs = textOf('index').match(/For the example order: *US\$[\d.]+\d/g)
    // The list has been made longer, with copies of these plans.
    const first = costs?.slice(0, 3).map((cost) => cost.replace(/.*US/, ''))
    expect(first).toEqual(['$120', '$17.40', '$95.80'])
  })

  it('the research page begins with the price of a report', () => {
    const [label] = documentOf('product-research').querySelectorAll('.board dt')
    expect(label?.textContent).toBe(evidenceLabels.topics.report)
  })

  it('the research page says that the fee is for goods', () => {
    const labels = documentOf('product-research').querySelectorAll('dt')
    const texts = [...labels].map(({ textContent }) => textContent)
    expect(texts).toContain(evidenceLabels.feeForGoods)
    expect(texts).not.toContain(evidenceLabels.fee)
  })

  it.each(everyPath)(
    '%s has the legal name while scripts run',
    async (path) => {
      await open(page, path === '/about' ? '/about-us' : path)
      const labels = await page.locator('main dt').allTextContents()
      expect(labels).toContain(evidenceLabels.legalName)
    },
  )

  it('the terms sheet prints on one page', async () => {
    // Scripts would lengthen lists that two content files share once less than the build does.
    const options = {
      javaScriptEnabled: false,
      baseURL: new URL(page.url()).origin,
    }
    const printed = await page.context().browser()?.newPage(options)
    if (!printed) throw new Error('The browser has been closed')
    await printed.goto('/product-sourcing#terms')
    // Chromium's print dialog begins with these margins.
    await expectOnePageInPrint(printed, '0.4in')
    await printed.close()
  })

  it('the policy names the company', () => {
    const policy = textOf('privacy-policy')
    expect(policy).toContain('Specimen Sourcing Inc., a Canadian corporation')
    expect(policy).toContain('+1 416 555 0100')
  })

  const sizes = new Set(
    read('about-us.html').match(/\/assets\/static\/packing[^\s",]+/g),
  )

  it('a photo is described, and made in several sizes', () => {
    const picture = documentOf('about-us').querySelector(`[alt="${photo.alt}"]`)
    expect(picture).not.toBeNull()
    expect(sizes.size).toBeGreaterThan(6)
  })

  it.each([...sizes])('%s is upright and small', async (size) => {
    const made = readFileSync(join(copy.folder, 'dist/client', size))
    const { width, height } = await sharp(made).metadata()
    expect(height).toBeGreaterThan(width)
    expect(made.length).toBeLessThan(jpeg.length / 3)
  })
})

describe('with a new page and longer lists', () => {
  it('every entry is shown and readable', async () => {
    const paths = everyPath.map((path) =>
      path === '/about' ? '/about-us' : path,
    )
    await expectReadable(copy, page, [...paths, '/gift-boxes'])
  })

  it('the menu has the page', async () => {
    await page.goto('/')
    const link = page.locator('header nav a[href="/gift-boxes"]')
    expect(await link.count()).toBe(1)
  })
})

describe('with a renamed page', () => {
  it('the build reports every link to it', () => {
    expect(checked.status).toBe(1)
    const files = new Set(linking.map(([, file]) => file))
    expect(files.size).toBe(5)
  })

  it('the old address is redirected', async () => {
    const moved = await page.request.get('/about', { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([
      301,
      '/about-us',
    ])
  })

  it('no file has the old address', () => {
    for (const file of built('client/**/*.{html,js,xml}'))
      expect(copy.read(`dist/${file}`), file).not.toMatch(/\/about["'`<]/)
  })
})

it('the policy states only the new retention period', () => {
  const periods = read('privacy-policy.html').match(
    /\d+ months|\b(one|two|three|four|five) years/g,
  )
  expect(new Set(periods)).toEqual(new Set(['18 months']))
})
