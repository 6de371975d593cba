import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { evidence } from '../../src/content/evidence.ts'
import type { Evidence } from '../../src/content/types.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const photo = { file: 'portrait.png', alt: 'At the packing table' }
const full: Evidence = {
  company: {
    legalName: 'Example Trading Inc.',
    registrationNumber: '123456-7',
    streetAddress: '1 Example Street, Toronto',
    telephone: '+1 (416) 555-0100',
    since: '2014',
  },
  people: {
    heading: 'People',
    entries: [
      { name: 'Ann Example', role: 'Inspector', city: 'Ningbo', photo },
      { name: 'Ben Example', role: 'Buyer', city: 'Ningbo' },
    ],
  },
  factoryFloor: { heading: 'Floors', entries: [photo] },
  references: {
    heading: 'References',
    entries: [{ name: 'Example Shop', says: 'It arrived.', href: 'https://shop.example/review' }],
  },
}

it('facts about the company are on the pages and in the data for search engines', () => {
  const copy = copyWith(full)
  run(copy, 'scripts/build.ts')
  const folder = join(copy, 'dist/client')
  const [home, about, contact, research] = ['index', 'about', 'contact', 'product-research'].map(
    (name) => readFileSync(`${folder}/${name}.html`, 'utf8'),
  )
  for (const page of [home, about, contact, research]) {
    expect(page).toContain('123456-7')
    expect(page).toContain('href="tel:+14165550100"')
    expect(page).toContain('"legalName":"Example Trading Inc."')
    expect(page).toMatch(/© \d{4} Example Trading Inc\./)
  }
  expect(contact?.split('123456-7').length).toBe((research?.split('123456-7').length ?? 0) + 1)
  expect(home).toMatch(/Since 2014 · 2 people: Ningbo · 1 reference</)
  for (const shown of ['Ann Example', 'Inspector', 'At the packing table', 'It arrived.']) {
    expect(about).toContain(shown)
  }
  const files = [...(about ?? '').matchAll(/\/assets\/static\/portrait[^\s",]+\.avif/g)].map(String)
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) expect(statSync(folder + file).size).toBeLessThan(60_000)
  expect(run(copy, 'scripts/doctor.ts')).not.toContain('Evidence')
})

it('every photo of the site has an alternative text', () => {
  const portraits = evidence.people.entries.flatMap((person) => person.photo ?? [])
  for (const { alt } of [...portraits, ...evidence.factoryFloor.entries]) expect(alt).not.toBe('')
})

/** @returns the folder of a copy of the project with other evidence. */
function copyWith(shown: Evidence): string {
  const copy = temporaryFolder()
  const isSource = /^(src|netlify|public|scripts|.*\.(json|config\.ts))$/
  for (const source of readdirSync('.').filter((name) => isSource.test(name))) {
    cpSync(source, join(copy, source), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  cpSync('docs/home.png', join(copy, 'src/content/photos/portrait.png'))
  const file = join(copy, 'src/content/evidence.ts')
  const others = readFileSync(file, 'utf8').replace(/export const evidence: [\s\S]*?\n}\n/, '')
  writeFileSync(file, `${others}\nexport const evidence: Evidence = ${JSON.stringify(shown)}\n`)
  return copy
}

function run(cwd: string, script: string): string {
  const options = { cwd, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], options)
  expect(status, stderr).toBe(0)
  return stdout
}
