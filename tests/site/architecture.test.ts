import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from '../support/project-files.ts'

const react = ['react', 'wouter']

/**
 * Packages, files and folders that each part of the code may import, in addition to its own files.
 * A file belongs to the first part in this list that is a prefix of the file's path.
 */
const parts: Record<string, string[]> = {
  'src/content/': ['src/site.ts', 'src/inquiry/limits.ts'],
  'src/site.ts': [],
  'src/escape-html.ts': [],
  'src/security-headers.ts': ['node:crypto'],
  'src/routes.ts': [],
  'src/store.ts': [],
  'src/after-paint.ts': [],
  'src/inquiry/limits.ts': [],
  'src/inquiry/reference.ts': [],
  'src/inquiry/email-address.ts': [],
  'src/inquiry/schema.ts': ['zod/mini', 'src/inquiry/limits.ts', 'src/inquiry/email-address.ts'],
  // The function writes the form too, so the list of its fields must not need React.
  'src/inquiry/fields.ts': ['src/inquiry/limits.ts', 'src/content/inquiry-form.ts'],
  'src/inquiry/refused-page.ts': [
    'src/inquiry/fields.ts',
    'src/inquiry/limits.ts',
    'src/content/contact.ts',
    'src/content/inquiry-form.ts',
    'src/escape-html.ts',
    'src/site.ts',
    'src/styles/tokens.css?raw',
  ],
  'src/navigation/destination.ts': ['src/store.ts'],
  'src/navigation/document-title.ts': ['src/site.ts'],
  'src/navigation/load-styles.ts': [],
  'src/navigation/replace-document.ts': [],
  'src/ui/': [...react, 'src/content/labels.ts', 'src/site.ts'],
  'src/toasts/': [...react, 'src/content/labels.ts', 'src/store.ts', 'src/ui/'],
  'src/inquiry/': [
    ...react,
    'src/after-paint.ts',
    'src/content/inquiry-form.ts',
    'src/navigation/destination.ts',
    'src/navigation/document-title.ts',
    'src/navigation/load-styles.ts',
    'src/site.ts',
    'src/navigation/replace-document.ts',
    'src/routes.ts',
    'src/store.ts',
    'src/toasts/',
    'src/ui/',
  ],
  'src/pages/': [...react, 'src/content/', 'src/ui/', 'src/inquiry/', 'src/site.ts'],
  'src/navigation/': [
    ...react,
    'src/after-paint.ts',
    'src/routes.ts',
    'src/site.ts',
    'src/store.ts',
    'src/pages/',
  ],
  'src/shell/': [
    ...react,
    'src/content/',
    'src/ui/',
    'src/navigation/',
    'src/toasts/',
    'src/routes.ts',
    'src/site.ts',
    'src/store.ts',
  ],
  'src/App.tsx': [...react, 'src/shell/', 'src/navigation/', 'src/styles/', 'src/routes.ts'],
  'src/client/': [
    'react',
    'react-dom',
    'src/App.tsx',
    'src/inquiry/keep-draft.ts',
    'src/navigation/',
    'src/routes.ts',
  ],
  'src/prerender/': [...react, 'react-dom', 'vike', 'src/'],
  'netlify/cross-site.ts': [],
  'netlify/functions/': ['@netlify/functions', 'netlify/inquiries/'],
  'netlify/inquiries/': [
    'node:',
    '@neondatabase/serverless',
    'resend',
    'zod/mini',
    '@netlify/functions',
    'netlify/cross-site.ts',
    'src/security-headers.ts',
    'src/inquiry/reference.ts',
    'src/inquiry/schema.ts',
    'src/inquiry/email-address.ts',
    'src/inquiry/limits.ts',
    'src/inquiry/refused-page.ts',
    'src/content/inquiry-form.ts',
    'src/escape-html.ts',
  ],
}

const typeImports: Record<string, string[]> = {
  'src/content/': ['src/routes.ts'],
  'src/ui/': ['src/content/'],
  'src/pages/': ['vite-imagetools'],
  'src/navigation/': ['src/content/'],
}

interface Import {
  from: string
  to: string
  isType: boolean
}

const files = projectFiles.filter((file) => /^(src|netlify|scripts)\//.test(file))
const modules = files.filter((file) => /\.tsx?$/.test(file))
const imports = files.filter((file) => /\.(tsx?|css)$/.test(file)).flatMap(importsOf)

function importsOf(from: string): Import[] {
  const code = readFileSync(from, 'utf8')
  const statements = code.matchAll(/import\s*(type\s)?(?:[\w*{}\s,]+\sfrom\s*|\()?'([^']+)'/g)
  const globs = code.matchAll(/import\.meta\.glob()[^(]*\('([^']+)'/g)
  const composed = code.matchAll(/composes:()[^;]* from "([^"]+)"/g)
  return [...statements, ...globs, ...composed].map(([, type, source = '']) => ({
    from,
    to: source.startsWith('.') ? join(dirname(from), source) : source,
    isType: Boolean(type),
  }))
}

function partOf(file: string): string | undefined {
  return Object.keys(parts).find((part) => file.startsWith(part))
}

function allows(part: string, { to, isType }: Import): boolean {
  const allowed = [part, ...(parts[part] ?? []), ...((isType && typeImports[part]) || [])]
  return allowed.some((name) => to === name || to.startsWith(name.replace(/[^/:]$/, '$&/')))
}

// Circular imports are not tested here, because Biome reports them.
it.each(Object.keys(parts))('%s imports only permitted modules', (part) => {
  const own = imports.filter(({ from }) => partOf(from) === part)
  expect(own.filter((imported) => !allows(part, imported))).toEqual([])
})

it('every module in src and netlify belongs to a part in the list', () => {
  expect(modules.filter((file) => !file.startsWith('scripts/') && !partOf(file))).toEqual([])
})

/** Returns the page folders and other parts of the site that use a file, directly or indirectly. */
function usersOf(file: string, seen = new Set<string>()): string[] {
  const user = /^src\/(pages\/[^/]+|shell|toasts|inquiry)\//.exec(file)?.[0]
  if (user) return [user]
  const importers = imports.filter(({ from, to }) => to === file && !seen.has(from))
  return importers.flatMap(({ from }) => usersOf(from, seen.add(from)))
}

function areShared(users: string[]): boolean {
  return new Set(users).size > 1 || users.some((user) => !user.startsWith('src/pages/'))
}

const shared = files.filter((file) => file.startsWith('src/ui/'))

it('every file in src/ui is used by at least two pages, or by a part that all pages share', () => {
  expect(shared).not.toEqual([])
  const ofOnePage = shared.filter((file) => !areShared(usersOf(file)))
  expect(ofOnePage, 'Only one page uses these files. Move them into its folder.').toEqual([])
})

it('components contain no hard-coded text, because all text is in src/content', () => {
  // The data of an SVG path also begins with a capital letter, but a digit or a minus sign follows.
  const words = />\s*[A-Z][A-Za-z ,'.…!?]+\s*[<{]|\s[\w-]+="[A-Z][a-z][^"]*"/g
  const components = files.filter((file) =>
    /^src\/(ui|pages|shell|toasts|inquiry)\/.*\.tsx$/.test(file),
  )
  const found = components.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(words)].map(([text]) => file + text),
  )
  expect(found).toEqual([])
})
