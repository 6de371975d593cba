import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from '../support/project-files.ts'

const react = ['react', 'wouter']

/**
 * Packages, files and folders that each part of the code may import, in addition to its own files.
 * The keys are regular expressions. A file belongs to the first part that matches its path.
 */
const parts: Record<string, string[]> = {
  'src/content/': ['src/site.ts', 'src/inquiry/limits.ts'],
  'src/(site|escape-html|routes|after-paint).ts': [],
  'src/store.ts': ['react'],
  'src/security-headers.ts': ['node:crypto'],
  'src/inquiry/(limits|reference|email-address).ts': [],
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
    ...[
      'src/inquiry/fields.ts',
      'src/inquiry/limits.ts',
      'src/content/contact.ts',
    ],
    ...['src/content/inquiry-form.ts', 'src/escape-html.ts', 'src/site.ts'],
    'src/styles/tokens.css?raw',
  ],
  'src/navigation/destination.ts': ['src/store.ts'],
  'src/navigation/document-title.ts': ['src/site.ts'],
  'src/navigation/(load-styles|replace-document).ts': [],
  'src/ui/': [...react, 'src/content/labels.ts', 'src/site.ts'],
  'src/toasts/': [...react, 'src/content/labels.ts', 'src/store.ts', 'src/ui/'],
  'src/inquiry/': [
    ...[
      ...react,
      'src/after-paint.ts',
      'src/content/inquiry-form.ts',
      'src/routes.ts',
    ],
    ...[
      'src/navigation/destination.ts',
      'src/navigation/document-title.ts',
      'src/site.ts',
    ],
    ...[
      'src/navigation/load-styles.ts',
      'src/navigation/replace-document.ts',
      'src/store.ts',
    ],
    ...['src/toasts/', 'src/ui/'],
  ],
  'src/pages/': [
    ...react,
    'src/content/',
    'src/ui/',
    'src/inquiry/',
    'src/site.ts',
  ],
  'src/navigation/': [
    ...[
      ...react,
      'src/after-paint.ts',
      'src/routes.ts',
      'src/site.ts',
      'src/store.ts',
    ],
    'src/pages/',
  ],
  'src/shell/': [
    ...[
      ...react,
      'src/content/',
      'src/ui/',
      'src/navigation/',
      'src/toasts/',
      'src/routes.ts',
    ],
    ...['src/site.ts', 'src/store.ts'],
  ],
  'src/App.tsx': [
    ...react,
    'src/shell/',
    'src/navigation/',
    'src/styles/',
    'src/routes.ts',
  ],
  'src/client/': [
    ...[
      'react',
      'react-dom',
      'src/App.tsx',
      'src/inquiry/keep-draft.ts',
      'src/navigation/',
    ],
    'src/routes.ts',
  ],
  'src/prerender/': [...react, 'react-dom', 'vike', 'src/'],
  'netlify/cross-site.ts': [],
  'netlify/functions/': ['@netlify/functions', 'netlify/inquiries/'],
  'netlify/inquiries/': [
    ...[
      'node:',
      '@neondatabase/serverless',
      'resend',
      'zod/mini',
      '@netlify/functions',
    ],
    ...[
      'netlify/cross-site.ts',
      'src/inquiry/fields.ts',
      'src/security-headers.ts',
      'src/inquiry/reference.ts',
    ],
    ...[
      'src/inquiry/schema.ts',
      'src/inquiry/email-address.ts',
      'src/inquiry/limits.ts',
    ],
    ...[
      'src/inquiry/refused-page.ts',
      'src/content/inquiry-form.ts',
      'src/escape-html.ts',
    ],
  ],
}

const typeImports: Record<string, string[]> = {
  'src/content/': ['src/routes.ts'],
  'src/ui/': ['src/content/'],
  'src/pages/': ['vite-imagetools'],
  'src/navigation/': ['src/content/'],
}

const files = projectFiles.filter((file) => /^(src|netlify)\//.test(file))
const imports = files
  .filter((file) => /\.(tsx?|css)$/.test(file))
  .flatMap(importsOf)

function importsOf(from: string) {
  const code = readFileSync(from, 'utf8')
  const statements = code.matchAll(
    /import\s*(type\s)?(?:[\w*{}\s,]+\sfrom\s*|\()?'([^']+)'/g,
  )
  const globs = code.matchAll(/import\.meta\.glob()[^(]*\('([^']+)'/g)
  const composed = code.matchAll(/composes:()[^;]* from "([^"]+)"/g)
  return [...statements, ...globs, ...composed].map(([, type, source = '']) => {
    const to = source.startsWith('.') ? join(dirname(from), source) : source
    return { from, to, isType: Boolean(type) }
  })
}

// Circular imports are not tested here, because Biome reports them.
it('every module imports only what its part of the code may import', () => {
  const wrong = imports.filter(({ from, to, isType }) => {
    const part =
      Object.keys(parts).find((part) => new RegExp(`^${part}`).test(from)) ??
      'none'
    const allowed = [
      part,
      ...(parts[part] ?? []),
      ...((isType && typeImports[part]) || []),
    ]
    return !allowed.some(
      (name) => to === name || to.startsWith(name.replace(/[^/:]$/, '$&/')),
    )
  })
  expect(wrong).toEqual([])
})

it('components contain no hard-coded text, because all text is in src/content', () => {
  // `[A-Z][a-z]` excludes SVG path data, such as M3 16, which has no letter after the capital.
  const words = />\s*[A-Z][A-Za-z ,'.…!?]+\s*[<{]|\s[\w-]+="[A-Z][a-z][^"]*"/g
  const components = files.filter((file) =>
    /^src\/(?!prerender|client).*\.tsx$/.test(file),
  )
  const found = components.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(words)].map(
      ([text]) => file + text,
    ),
  )
  expect(found).toEqual([])
})
