import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { pageAt } from '../support/built-site.ts'
import { projectFiles } from '../support/project-files.ts'

const documents = projectFiles.filter((file) => file.endsWith('.md'))
const read = (file: string) => readFileSync(file, 'utf8')
const { scripts } = JSON.parse(read('package.json'))

const fragmentsOf = (text: string) =>
  [...text.toLowerCase().matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.replace(/[^\w\s-]/g, '').replaceAll(' ', '-'),
  )

// Superseded decisions and the changelog may mention files that have since been removed.
const isHistory = (file: string) =>
  file === 'CHANGELOG.md' || read(file).includes('\nSuperseded by ')

const current = documents.filter((file) => !isHistory(file))

it.each(documents)('%s links only to headings and files that exist', (file) => {
  const links = read(file).matchAll(
    /\]\((?!https?:|mailto:)([^)#]*)#?([^)]*)\)/g,
  )
  for (const [, path, fragment] of links) {
    const target = path ? join(dirname(file), path) : file
    expect(existsSync(target), target).toBe(true)
    if (fragment) expect(fragmentsOf(read(target)), target).toContain(fragment)
  }
})

it.each(documents)('%s mentions only commands that exist', (file) => {
  for (const [, name] of read(file).matchAll(/npm run ([a-z][\w:-]*)/g))
    expect(Object.keys(scripts)).toContain(name)
})

it.each(documents)('the commands in %s work in every shell', (file) => {
  // Some shells drop `--`, and PowerShell's `>` writes UTF-16.
  expect(read(file)).not.toMatch(
    /npm run (db|doctor|inquiries)\S* (-|[^`\n]*>)/,
  )
})

it.each(current)('%s mentions only files that exist', (file) => {
  const examples = [
    'src/content/gift-boxes.ts',
    'src/pages/gift-boxes/Page.tsx',
  ]
  const paths = read(file).matchAll(
    /`((?:src|netlify|scripts|tests|docs|public|bench)\/[\w./+-]+)`/g,
  )
  for (const [, path = ''] of paths) {
    if (!examples.includes(path)) expect(existsSync(path), path).toBe(true)
  }
})

const periodsIn = (text: string) => text.match(/\d+ months/g) ?? []

it.each(['docs/operate.md', 'docs/capacity.md'])(
  '%s names the same retention period as the policy',
  (file) => {
    const policy = String(pageAt('/privacy-policy').document.body.textContent)
    const promised = new Set(periodsIn(policy))
    expect(promised.size).toBe(1)
    expect(new Set(periodsIn(read(file)))).toEqual(promised)
  },
)

// Each of these works in the shells of macOS and Linux, and not in Windows PowerShell.
const unixOnly = /^ *export [A-Z]|[A-Z]=\S+ (npm|node)|"\$[A-Z_]+"|^ *curl /m

it.each(documents.filter((file) => !/adr|CHANGELOG/.test(file)))(
  '%s has the PowerShell form beside every command that only works on Unix',
  (file) => {
    const sections = read(file).split(/^#+ /m)
    for (const section of sections.filter((text) => unixOnly.test(text)))
      expect(section).toContain('PowerShell')
  },
)

it('the README explains every variable in .env.example and in the deploy button', () => {
  const [, template = ''] = read('netlify.toml').split('[template.environment]')
  const [variables] = template.split('\n[')
  const names = `${variables}${read('.env.example')}`.matchAll(
    /^ *([A-Z_]+) ?=/gm,
  )
  const rows = Array.from(names, ([, name]) => `| \`${name}\``)
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) expect(read('README.md')).toContain(row)
})
