import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findMissingEvidence } from '../../scripts/doctor/evidence.ts'
import type { Evidence, Photo } from '../../src/content/types.ts'
import { copySite } from '../support/site-copy.ts'

// The build resizes photos with this copy of sharp.
const sharp = createRequire(createRequire(import.meta.url).resolve('vite-imagetools'))('sharp')

/** Creates a photo like a phone's: 12 megapixels, stored in landscape, with an orientation tag. */
async function photoFromPhone(orientation: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 }
  const size = { width: 400, height: 300, channels: 3, background: '#888' }
  const grain = await sharp({ create: { ...size, noise } })
    .png()
    .toBuffer()
  return sharp(grain).resize(4000).jpeg().withMetadata({ orientation }).toBuffer()
}

const [portrait, landscape] = ['portrait.jpg', 'landscape.jpg'].map(
  (file): Photo => ({ file, alt: `At the packing table, ${file}` }),
)
const names = ['Jo Li', 'Maximiliane Wolfeschlegelsteinhausen-Ramaswamy', 'C', 'D', 'E', 'F', 'G']
const full: Evidence = {
  company: {
    legalName: 'Example Trading Inc.',
    registrationNumber: '123456-7',
    streetAddress: '1 Example Street, Toronto',
    telephone: '+1 (416) 555-0100',
    since: '2014',
  },
  terms: {
    quoteValidity: 'The price is firm for 14 days.',
    escrowHolder: 'Example Escrow Ltd. holds it.',
    paymentTerms: 'You pay us in two parts.',
  },
  people: {
    heading: 'People',
    entries: names.map((name, index) => {
      const photo = [portrait, landscape][index]
      return { name, role: 'Inspector', city: 'Ningbo', ...(photo && { photo }) }
    }),
  },
  factoryFloor: { heading: 'Floors', entries: landscape ? [landscape] : [] },
  references: {
    heading: 'References',
    entries: [{ name: 'Example Shop', says: 'It arrived.', href: 'https://shop.example/review' }],
  },
}

it('the pages and the structured data include all evidence, and photos are resized', async () => {
  const copy = copySite()
  const photo = await photoFromPhone(6)
  copy.write('src/content/photos/portrait.jpg', photo)
  copy.write('src/content/photos/landscape.jpg', await photoFromPhone(1))
  const literal = /export const evidence: Evidence = {[\s\S]*?\n}\n/
  const code = `export const evidence: Evidence = ${JSON.stringify(full)}\n`
  copy.edit('src/content/evidence.ts', literal, code)
  const { status, output } = copy.run('scripts/build.ts')
  expect(status, output).toBe(0)

  const read = (name: string) => copy.read(`dist/client/${name}.html`)
  const [home, about, contact] = [read('index'), read('about'), read('contact')]
  for (const page of [home, about, contact]) {
    expect(page).toContain('123456-7')
    expect(page).toContain('href="tel:+14165550100"')
    expect(page).toContain('"legalName":"Example Trading Inc."')
    expect(page).toMatch(/© \d{4} Example Trading Inc\./)
  }
  expect(home).toMatch(/Since 2014 · 7 people: Ningbo · 1 reference</)
  for (const term of Object.values(full.terms)) {
    expect(home.split(term).length, `${term} on the page and for search engines`).toBe(3)
  }
  for (const shown of [...names, 'Inspector', 'At the packing table', 'It arrived.']) {
    expect(about).toContain(shown)
  }
  for (const file of ['portrait', 'landscape']) {
    const sizes = about.match(new RegExp(`/assets/static/${file}[^\\s",]+`, 'g')) ?? []
    expect(new Set(sizes).size).toBeGreaterThan(6)
    for (const size of sizes) {
      const made = join(copy.folder, 'dist/client', size)
      const { width, height } = await sharp(readFileSync(made)).metadata()
      expect(height > width ? 'portrait' : 'landscape').toBe(file)
      expect(statSync(made).size).toBeLessThan(photo.length / 3)
    }
  }
})

it('findMissingEvidence returns the names of empty facts and lists', () => {
  const { people, company, terms } = full
  expect(findMissingEvidence(full)).toEqual([])
  expect(findMissingEvidence({ ...full, people: { ...people, entries: [] } })).toEqual(['people'])
  const empty = { company: { ...company, since: '' }, terms: { ...terms, escrowHolder: '' } }
  expect(findMissingEvidence({ ...full, ...empty })).toEqual(['since', 'escrowHolder'])
})
