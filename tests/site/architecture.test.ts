import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { projectFiles } from '../support/project-files.ts'

const react = ['react', 'wouter']

/**
 * Packages, files and folders that each part of the code may import, in addition to its own files.
 * The keys are regular expressions. A file belongs to the first part that matches its path.
 */
const parts: Record<string, string[]> = {
  // Only the build imports these rules, so they may use packages that are too large for visitors.
  'src/content/schema.ts': [
    'zod',
    'libphonenumber-js',
    'src/inquiry/email-address.ts',
    'src/site.ts',
    'src/telephone-link.ts',
  ],
  'src/content/': ['src/site.ts', 'src/inquiry/limits.ts'],
  'src/(site|escape-html|routes|after-paint|telephone-link).ts': [],
  'src/page-head.ts': ['src/site.ts'],
  'src/(store|late-code).ts': ['react'],
  'src/security-headers.ts': ['node:crypto'],
  'src/inquiry/(limits|reference|email-address|look-alikes).ts': [],
  'src/inquiry/suggest-email.ts': [
    'src/inquiry/email-address.ts',
    'src/inquiry/look-alikes.ts',
  ],
  'src/inquiry/schema.ts': [
    'zod/mini',
    'src/inquiry/limits.ts',
    'src/inquiry/email-address.ts',
  ],
  // The function imports the list of fields and must stay small, so the list must not use React.
  'src/inquiry/fields.ts': [
    'src/inquiry/limits.ts',
    'src/content/inquiry-form.ts',
  ],
  'src/inquiry/refused-page.ts': [
    'src/inquiry/fields.ts',
    'src/inquiry/limits.ts',
    'src/content/contact.ts',
    'src/content/inquiry-form.ts',
    'src/escape-html.ts',
    'src/site.ts',
    'src/page-head.ts',
    'src/inquiry/suggest-email.ts',
    'src/styles/tokens.css?raw',
  ],
  'src/navigation/destination.ts': ['src/store.ts'],
  'src/navigation/document-title.ts': ['src/site.ts'],
  'src/navigation/(load-styles|replace-document).ts': [],
  'src/ui/': [
    ...react,
    'src/content/labels.ts',
    'src/site.ts',
    // The company's facts are on every page.
    'src/content/evidence.ts',
    'src/content/evidence-labels.ts',
    'src/content/fees.ts',
    'src/content/given.ts',
    'src/content/terms.ts',
    'src/telephone-link.ts',
    'src/content/floor-photos.ts',
    'src/late-code.ts',
  ],
  'src/toasts/': [...react, 'src/content/labels.ts', 'src/store.ts', 'src/ui/'],
  'src/inquiry/': [
    ...react,
    'src/after-paint.ts',
    'src/content/inquiry-form.ts',
    'src/routes.ts',
    'src/navigation/destination.ts',
    'src/navigation/document-title.ts',
    'src/site.ts',
    'src/navigation/load-styles.ts',
    'src/navigation/replace-document.ts',
    'src/store.ts',
    'src/toasts/',
    'src/ui/',
  ],
  'src/worksheets/rules/': ['src/content/'],
  'src/worksheets/': [
    ...react,
    'src/content/',
    'src/ui/',
    'src/inquiry/add-to-draft.ts',
    'src/navigation/load-styles.ts',
    'src/routes.ts',
  ],
  'src/pages/': [
    ...react,
    'src/content/',
    'src/ui/',
    'src/inquiry/',
    'src/worksheets/',
    'src/late-code.ts',
    'src/site.ts',
  ],
  'src/navigation/': [
    'src/late-code.ts',
    'src/content/shell.ts',
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
  'src/App.tsx': [
    ...react,
    'src/shell/',
    'src/navigation/',
    'src/styles/',
    'src/late-code.ts',
    'src/routes.ts',
  ],
  'src/client/': [
    'react',
    'react-dom',
    'src/App.tsx',
    'src/inquiry/keep-draft.ts',
    'src/inquiry/stored-draft.ts',
    'src/navigation/',
    'src/routes.ts',
  ],
  'src/prerender/': [...react, 'react-dom', 'vike', 'htmlparser2', 'src/'],
  'netlify/cross-site.ts': [],
  'netlify/functions/': ['@netlify/functions', 'netlify/inquiries/'],
  'netlify/inquiries/': [
    'node:',
    '@neondatabase/serverless',
    'resend',
    'zod/mini',
    '@netlify/functions',
    'netlify/cross-site.ts',
    'src/content/terms.ts',
    'src/inquiry/fields.ts',
    'src/security-headers.ts',
    'src/inquiry/reference.ts',
    'src/inquiry/schema.ts',
    'src/inquiry/email-address.ts',
    'src/inquiry/limits.ts',
    'src/inquiry/look-alikes.ts',
    'src/inquiry/refused-page.ts',
    'src/content/inquiry-form.ts',
    'src/escape-html.ts',
  ],
}

const typeImports: Record<string, string[]> = {
  'netlify/inquiries/': ['src/content/types.ts'],
  // Only the build imports these rules, so they may use packages that are too large for visitors.
  'src/content/schema.ts': [
    'zod',
    'libphonenumber-js',
    'src/inquiry/email-address.ts',
    'src/site.ts',
    'src/telephone-link.ts',
  ],
  'src/content/': ['src/routes.ts'],
  'src/page-head.ts': ['src/content/', 'src/routes.ts'],
  'src/inquiry/refused-page.ts': ['src/routes.ts'],
  'src/ui/': ['src/content/', 'vite-imagetools'],
  'src/navigation/': ['src/content/'],
}

const files = projectFiles.filter((file) => /^(src|netlify)\//.test(file))

interface Import {
  from: string
  to: string
  isType: boolean
}

const allImports = files.flatMap((file): Import[] => {
  if (file.endsWith('.css')) return composedIn(file)
  const isCode = file.endsWith('.ts') || file.endsWith('.tsx')
  return isCode ? importedIn(file) : []
})

function resolve(from: string, source: string): string {
  return source.startsWith('.') ? join(dirname(from), source) : source
}

function importedIn(from: string): Import[] {
  const code = readFileSync(from, 'utf8')
  const { staticImports, dynamicImports } = parseSync(from, code).module
  const found = staticImports.map(({ moduleRequest, entries }) => ({
    from,
    to: resolve(from, moduleRequest.value),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  // The imported module's name is unknown if it is a variable instead of a string.
  const dynamic = dynamicImports
    .map(({ moduleRequest: { start, end } }) => code.slice(start, end))
    .filter((source) => source.startsWith("'"))
    .map((source) => source.slice(1, -1))
  const globs = code.matchAll(/import\.meta\.glob\S*\('([^']+)'/g)
  const sources = [...dynamic, ...Array.from(globs, ([, glob = '']) => glob)]
  const values = sources.map((source) => ({
    from,
    to: resolve(from, source),
    isType: false,
  }))
  return [...found, ...values]
}

/** Returns the stylesheets whose classes another stylesheet uses through `composes`. */
function composedIn(from: string): Import[] {
  const code = readFileSync(from, 'utf8')
  const composed = code.matchAll(/composes:[^;]* from "([^"]+)"/g)
  return Array.from(composed, ([, source = '']) => ({
    from,
    to: resolve(from, source),
    isType: false,
  }))
}

/** Whether an import's target is what the name means: a folder, `node:`, a file or a package. */
function isMeant(name: string, target: string): boolean {
  const isPrefix = name.endsWith('/') || name.endsWith(':')
  if (isPrefix) return target.startsWith(name)
  // Packages have modules of their own, such as react-dom/client.
  return target === name || target.startsWith(`${name}/`)
}

const partOf = (file: string) =>
  Object.keys(parts).find((pattern) => new RegExp(`^${pattern}`).test(file))

// Circular imports are not tested here, because Biome reports them.
it('every module imports only what its part of the code may import', () => {
  const wrong = allImports.filter(({ from, to, isType }) => {
    const part = partOf(from)
    if (part === undefined) return true
    const forValues = [part, ...(parts[part] ?? [])]
    const forTypes = typeImports[part] ?? []
    const allowed = isType ? [...forValues, ...forTypes] : forValues
    return !allowed.some((name) => isMeant(name, to))
  })
  expect(wrong).toEqual([])
})

/** Returns the pages and other folders that use a file in src/ui, even through another such file. */
function usersOf(file: string): string[] {
  const importers = allImports.filter(({ to }) => to.split('?')[0] === file)
  const users = importers.flatMap(({ from }) =>
    from.startsWith('src/ui/') ? usersOf(from) : dirname(from),
  )
  return [...new Set(users)]
}

it('src/ui contains only what at least two pages, or the shell, use', () => {
  const shared = files.filter((file) => file.startsWith('src/ui/'))
  expect(shared).not.toEqual([])
  const ofOnePage = shared.filter((file) => {
    const users = usersOf(file)
    const isForPages = users.every((user) => user.startsWith('src/pages/'))
    return isForPages && users.length < 2
  })
  expect(ofOnePage).toEqual([])
})

it('no code that visitors download, and no function, imports the rules of the content', () => {
  const importers = allImports.filter(
    ({ to }) => to === 'src/content/schema.ts',
  )
  expect(importers.map(({ from }) => from)).toEqual([])
})

it('components contain no hard-coded text, because all text is in src/content', () => {
  // `[A-Z][a-z]` excludes SVG path data, such as M3 16, which has no letter after the capital.
  const words = />\s*[A-Z][A-Za-z ,'.…!?]+\s*[<{]|\s[\w-]+="[A-Z][a-z][^"]*"/g
  const components = files.filter((file) =>
    /^src\/(?!prerender|client).*\.tsx$/.test(file),
  )
  expect(components).not.toEqual([])
  const withText = components.filter((file) =>
    readFileSync(file, 'utf8').match(words),
  )
  expect(withText).toEqual([])
})
