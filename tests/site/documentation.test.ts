import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { retentionMonths } from '../../src/inquiry/limits.ts'
import { pageAt } from '../support/built-site.ts'
import { projectFiles } from '../support/project-files.ts'

const documents = projectFiles.filter((file) => file.endsWith('.md'))
const read = (file: string) => readFileSync(file, 'utf8')
const { scripts } = JSON.parse(read('package.json'))

const headingsOf = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('#'))

/** Returns the fragments that GitHub gives to the headings: `change-a-limit`. */
const fragmentsOf = (text: string) =>
  headingsOf(text).map((heading) => {
    const words = heading.slice(heading.indexOf(' ') + 1).toLowerCase()
    const withoutPunctuation = words.replace(/[^\w\s-]/g, '')
    return withoutPunctuation.replaceAll(' ', '-')
  })

// Superseded decisions and the changelog may mention files that have since been removed.
const isHistory = (file: string) =>
  file === 'CHANGELOG.md' || read(file).includes('\nSuperseded by ')

const current = documents.filter((file) => !isHistory(file))

/** Returns the targets of the links: `[About us](about.md)` links to `about.md`. */
function linksIn(text: string): string[] {
  const links = text.matchAll(/\]\(([^)]+)\)/g)
  return Array.from(links, ([, target = '']) => target)
}

function leavesProject(link: string): boolean {
  const schemes = ['https:', 'http:', 'mailto:']
  return schemes.some((scheme) => link.startsWith(scheme))
}

it.each(documents)('%s links only to headings and files that exist', (file) => {
  const links = linksIn(read(file)).filter((link) => !leavesProject(link))
  for (const link of links) {
    const [path, fragment] = link.split('#')
    const target = path ? join(dirname(file), path) : file
    expect(existsSync(target), target).toBe(true)
    if (fragment) expect(fragmentsOf(read(target)), target).toContain(fragment)
  }
})

it.each(documents)('%s mentions only commands that exist', (file) => {
  const mentions = read(file).matchAll(/npm run ([a-z][\w:-]*)/g)
  for (const [, name] of mentions) expect(Object.keys(scripts)).toContain(name)
})

it.each(documents)('the commands in %s work in every shell', (file) => {
  // Some shells drop `--`, and PowerShell's `>` writes UTF-16.
  const unportable = /npm run (db|doctor|inquiries)\S* (-|[^`\n]*>)/
  expect(read(file)).not.toMatch(unportable)
})

it.each(current)('%s mentions only files that exist', (file) => {
  // Owners may create these files.
  const examples = [
    'src/content/gift-boxes.ts',
    'src/pages/gift-boxes/Page.tsx',
    'src/content/logo.svg',
    'src/content/logo.png',
    'public/favicon.svg',
  ]
  const paths = read(file).matchAll(
    /`((?:src|netlify|scripts|tests|docs|public|bench)\/[\w./+-]+)`/g,
  )
  for (const [, path = ''] of paths) {
    if (!examples.includes(path)) expect(existsSync(path), path).toBe(true)
  }
})

/** Returns each period that the text mentions, such as `24 months`, once. */
const periodsIn = (text: string) => new Set(text.match(/\d+ months/g))

it.each(['docs/operate.md', 'docs/capacity.md'])(
  '%s names the same retention period as the policy',
  (file) => {
    const policy = String(pageAt('/privacy-policy').document.body.textContent)
    // The owner may write the policy in another language.
    expect(policy).toContain(`${retentionMonths}`)
    const promised = new Set([`${retentionMonths} months`])
    expect(periodsIn(read(file))).toEqual(promised)
  },
)

// Each of these works in the shells of macOS and Linux, and not in Windows PowerShell.
const unixOnly = /^ *export [A-Z]|[A-Z]=\S+ (npm|node)|"\$[A-Z_]+"|^ *curl /m

const guides = documents.filter(
  (file) => !file.includes('adr') && file !== 'CHANGELOG.md',
)

it.each(guides)(
  '%s has the PowerShell form beside every command that only works on Unix',
  (file) => {
    const sections = read(file).split(/^#+ /m)
    const withUnixCommands = sections.filter((text) => unixOnly.test(text))
    for (const section of withUnixCommands)
      expect(section).toContain('PowerShell')
  },
)

/** Returns the names in the lines `NAME=value` or `NAME = "value"`. */
function variablesIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.includes('='))
  const names = lines.map((line) => String(line.split('=')[0]).trim())
  return names.filter((name) => /^[A-Z_]+$/.test(name))
}

it('the README explains every variable in .env.example', () => {
  const names = variablesIn(read('.env.example'))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(read('README.md')).toContain(`| \`${name}\``)
})

it('the README explains every variable of the deploy button', () => {
  const [, afterHeading = ''] = read('netlify.toml').split(
    '[template.environment]',
  )
  const [section = ''] = afterHeading.split('\n[')
  const names = variablesIn(section)
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) expect(read('README.md')).toContain(`| \`${name}\``)
})
