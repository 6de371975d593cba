import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { evidence } from '../../src/content/evidence.ts'
import {
  elementsIn,
  foreignIn,
  foreignOrigin,
} from '../../src/prerender/elements.ts'
import { notFoundRoute, routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import { explainBlocked } from './blocked-elements.ts'
import { problemOfLogo } from './check-logo.ts'

const pages = [...routes, notFoundRoute].map(({ path }) => path)

/** @returns error messages about the files in `public/` and about invalid redirects. */
export async function problemsOfPublicFiles(): Promise<string[]> {
  const names = new Set(namesIn('public'))
  const problems: string[] = []
  for (const name of names) {
    const problem = await problemOf(name)
    if (problem) problems.push(problem)
  }
  // If `_redirects` has errors, Netlify logs them and publishes the site without the faulty rules.
  const { errors } = await parseAllRedirects({
    redirectsFiles: ['public/_redirects'],
    netlifyConfigPath: 'netlify.toml',
    configRedirects: [],
    minimal: false,
  })
  for (const { message } of errors) {
    problems.push(`public/_redirects or netlify.toml: ${message}`)
  }
  for (const name of names) {
    const isHtml = name.endsWith('.html') || name.endsWith('.htm')
    if (isHtml) problems.push(...blockedIn(name))
  }
  const { file } = evidence.contract
  const isPublished = file.startsWith('/') && names.has(file.slice(1))
  if (file && !isPublished) {
    problems.push(
      `src/content/evidence.ts: evidence › contract › file is "${file}", which isn't in public/. Upload the file there, and write its name with a slash before it: /terms.pdf`,
    )
  }
  return problems
}

/** The security policy of the site's own pages also applies to the owner's HTML files. */
function blockedIn(fileName: string): string[] {
  const file = `public/${fileName}`
  if (!existsSync(file)) return []
  const elements = elementsIn(readFileSync(file, 'utf8'))
  // The policy also allows files from the origins of the analytics script.
  const allowed = site.analytics?.origins ?? []
  const blocked = foreignIn(elements, site.frames).filter(
    (element) => !allowed.includes(foreignOrigin(element) ?? ''),
  )
  // A set, because several elements can have the same problem.
  const problems = new Set<string>()
  for (const element of blocked) problems.add(explainBlocked(file, element))
  for (const { name, attributes } of elements) {
    const attribute = Object.keys(attributes).find(
      (key) => key === 'style' || key.startsWith('on'),
    )
    if (!attribute) continue
    const remedy =
      attribute === 'style'
        ? 'Move the styles into a .css file in public/, and link to it.'
        : 'Move the code into a .js file in public/, and link to it.'
    problems.add(
      `${file} contains <${name} ${attribute}="…">, which the site's security policy blocks. ${remedy}`,
    )
  }
  return [...problems]
}

async function problemOf(name: string): Promise<string | undefined> {
  const file = `public/${name}`
  // Netlify serves about.html and about/index.html at /about.
  const address = `/${name}`.replace(/(\/?index)?\.html?$/, '') || '/'
  const isWritten =
    pages.includes(address) ||
    name.startsWith('assets/') ||
    name.startsWith('sharing/') ||
    name === 'licences.txt'
  if (isWritten) {
    return `${file} has the address of a page or file that the build writes. Rename or move it.`
  }
  // A single file like this makes Netlify reject the whole deploy (netlify/build#2193).
  if (/[#?]/.test(name))
    return `${file} has # or ? in its name. Rename the file.`
  if (name === '_headers') {
    return `${file} would replace the site's headers. Add yours to netlify.toml as [[headers]].`
  }
  if (!existsSync(file)) {
    return `${file} links to a file that doesn't exist. Delete it.`
  }
  return name === 'favicon.svg' ? problemOfLogo(file) : undefined
}

/**
 * Netlify can redirect `/google12ab.html` to `/google12ab`, which Google doesn't accept as proof of
 * ownership. So this function renames each HTML file to `.htm`, and adds a rewrite from the old address
 * to the new name.
 */
export async function keepAddresses(folder: string): Promise<void> {
  const redirects = join(folder, '_redirects')
  for (const file of namesIn('public')) {
    const isRenamed = file.endsWith('.html') && basename(file) !== 'index.html'
    if (!isRenamed) continue
    const newName = file.replace(/\.html$/, '.htm')
    await rename(join(folder, file), join(folder, newName))
    const otherRules = existsSync(redirects)
      ? await readFile(redirects, 'utf8')
      : ''
    // Put this rule first. Netlify applies the first match, and an owner's rule can match any URL.
    const rule = `${encodeURI(`/${file}`)} ${encodeURI(`/${newName}`)} 200`
    await writeFile(redirects, `${rule}\n${otherRules}`)
  }
}

/** Returns the paths of all files, with slashes on Windows too. */
function namesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // `statSync` would throw for a link to a file that doesn't exist.
  const isFolder = (path: string) =>
    existsSync(path) && statSync(path).isDirectory()
  const files = names.filter((name) => !isFolder(join(folder, name)))
  return files.map((name) => name.replaceAll('\\', '/'))
}
