import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from '../support/project-files.ts'

const react = ['react', 'wouter']

/** Files that every part of the code may import. They import only one another. */
const leaves = [
  'src/site.ts',
  'src/escape-html.ts',
  'src/security-headers.ts',
  'src/routes.ts',
  'src/store.ts',
  'src/after-paint.ts',
  'src/inquiry/limits.ts',
  'src/inquiry/reference.ts',
  'src/inquiry/email-address.ts',
  'src/navigation/destination.ts',
  'src/navigation/document-title.ts',
  'src/navigation/load-styles.ts',
  'src/navigation/replace-document.ts',
  'netlify/cross-site.ts',
]

/**
 * Packages, files and folders that each part may import, in addition to its own files and the leaves.
 * A file belongs to the first part in this list that is a prefix of the file's path.
 */
const parts: Record<string, string[]> = {
  'src/content/': [],
  'src/inquiry/schema.ts': ['zod/mini'],
  // The function writes the form too, so the list of fields must not depend on React.
  'src/inquiry/fields.ts': ['src/content/inquiry-form.ts'],
  'src/inquiry/refused-page.ts': [
    'src/inquiry/fields.ts',
    'src/content/contact.ts',
    'src/content/inquiry-form.ts',
    'src/styles/tokens.css?raw',
  ],
  'src/ui/': [...react, 'src/content/labels.ts'],
  'src/toasts/': [...react, 'src/content/labels.ts', 'src/ui/'],
  'src/inquiry/': [...react, 'src/content/inquiry-form.ts', 'src/toasts/', 'src/ui/'],
  'src/pages/': [...react, 'src/content/', 'src/ui/', 'src/inquiry/'],
  'src/navigation/': [...react, 'src/pages/'],
  'src/shell/': [...react, 'src/content/', 'src/ui/', 'src/navigation/', 'src/toasts/'],
  'src/App.tsx': [...react, 'src/shell/', 'src/navigation/', 'src/styles/'],
  'src/client/': ['react', 'react-dom', 'src/App.tsx', 'src/inquiry/', 'src/navigation/'],
  'src/prerender/': [...react, 'react-dom', 'vike', 'src/'],
  'netlify/functions/': ['@netlify/functions', 'netlify/inquiries/'],
  'netlify/inquiries/': [
    'node:',
    '@neondatabase/serverless',
    'resend',
    'zod/mini',
    '@netlify/functions',
    'src/inquiry/schema.ts',
    'src/inquiry/refused-page.ts',
    'src/content/inquiry-form.ts',
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

const files = projectFiles.filter((file) => /^(src|netlify)\//.test(file))
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
  return [...leaves, ...Object.keys(parts)].find((part) => file.startsWith(part))
}

function allows(part: string, { to, isType }: Import): boolean {
  const allowed = [
    part,
    ...leaves,
    ...(parts[part] ?? []),
    ...((isType && typeImports[part]) || []),
  ]
  return allowed.some((name) => to === name || to.startsWith(name.replace(/[^/:]$/, '$&/')))
}

// Circular imports are not tested here, because Biome reports them.
it.each([...leaves, ...Object.keys(parts)])('%s imports only permitted modules', (part) => {
  const own = imports.filter(({ from }) => partOf(from) === part)
  expect(own.filter((imported) => !allows(part, imported))).toEqual([])
})

it('every module in src and netlify is a leaf or belongs to a part', () => {
  expect(modules.filter((file) => !partOf(file))).toEqual([])
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
