import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { notFoundRoute, routes } from '../../src/routes.ts'

/** What a part may import besides itself: other parts, files and packages. */
interface Allowed {
  values: readonly string[]
  /** Only by `import type`. */
  types?: readonly string[]
}

const react = ['react', 'wouter']

/** A file belongs to the first part with whose name its path begins. */
const parts: Record<string, Allowed> = {
  'src/content/': { values: [] },
  'src/site.ts': { values: [] },
  'src/routes.ts': { values: [] },
  'src/inquiry/limits.ts': { values: [] },
  'src/inquiry/schema.ts': { values: ['zod/mini', 'src/inquiry/limits.ts'] },
  'src/navigation/destination.ts': { values: [] },
  'src/ui/': {
    values: [
      ...react,
      'src/content/types.ts',
      'src/content/labels.ts',
      'src/content/photos/',
      'src/site.ts',
    ],
    types: ['vite-imagetools', 'src/content/'],
  },
  'src/toasts/': { values: [...react, 'src/content/labels.ts', 'src/ui/'] },
  'src/inquiry/': {
    values: [
      ...react,
      'src/content/inquiry-form.ts',
      'src/navigation/destination.ts',
      'src/site.ts',
      'src/toasts/',
      'src/ui/',
    ],
  },
  'src/pages/': {
    values: [...react, 'src/content/', 'src/ui/', 'src/inquiry/', 'src/site.ts'],
    types: ['vite-imagetools'],
  },
  'src/navigation/': {
    values: [...react, 'src/routes.ts', 'src/site.ts', 'src/pages/'],
    types: ['src/content/'],
  },
  'src/shell/': {
    values: [
      ...react,
      'src/content/',
      'src/ui/',
      'src/navigation/',
      'src/toasts/',
      'src/routes.ts',
      'src/site.ts',
    ],
  },
  'src/App.tsx': { values: [...react, 'src/shell/', 'src/navigation/', 'src/styles/'] },
  'src/client/': {
    values: ['react', 'react-dom', 'src/App.tsx', 'src/navigation/', 'src/routes.ts'],
  },
  'src/prerender/': {
    values: [...react, 'react-dom', 'vike', 'lightningcss', 'src/'],
    types: ['schema-dts'],
  },
  'netlify/security-headers.ts': { values: [] },
  'netlify/functions/': {
    values: ['@netlify/functions', 'virtual:rejected-page', 'netlify/inquiries/'],
  },
  'netlify/inquiries/': {
    values: [
      'node:',
      '@neondatabase/serverless',
      'resend',
      '@netlify/functions',
      'netlify/security-headers.ts',
      'src/inquiry/schema.ts',
      'src/inquiry/limits.ts',
    ],
  },
  'netlify/database/': { values: ['node:', 'pg'] },
}

interface Import {
  from: string
  to: string
  /** `import type` is gone after compilation. */
  typeOnly: boolean
}

const files = filesIn('src', 'netlify', 'scripts')
const modules = files.filter((file) => /\.tsx?$/.test(file))
const imports = modules.flatMap(importsOf)

function filesIn(...folders: string[]): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', ...folders]
  return execFileSync('git', listed, { encoding: 'utf8' }).split('\n').filter(existsSync)
}

function importsOf(from: string): Import[] {
  const code = readFileSync(from, 'utf8')
  const statements = code.matchAll(/import\s*(type\s)?(?:[\w*{}\s,]+\sfrom\s*|\()?'([^']+)'/g)
  const globs = code.matchAll(/import\.meta\.glob()[^(]*\('([^']+)'/g)
  return [...statements, ...globs].map(([, type, source = '']) => ({
    from,
    to: source.startsWith('.') ? join(dirname(from), source) : source,
    typeOnly: Boolean(type),
  }))
}

function partOf(file: string): string | undefined {
  return Object.keys(parts).find((part) => file.startsWith(part))
}

function allows(part: string, { to, typeOnly }: Import): boolean {
  const { values = [], types = [] } = parts[part] ?? {}
  const allowed = [part, ...values, ...(typeOnly ? types : [])]
  return allowed.some((name) => to === name || to.startsWith(name.replace(/[^/:]$/, '$&/')))
}

// Biome refuses modules that import each other in a circle.
describe('dependencies point one way', () => {
  it.each(Object.keys(parts))('%s imports nothing but itself and what it is allowed', (part) => {
    const own = imports.filter(({ from }) => partOf(from) === part)
    expect(own.filter((imported) => !allows(part, imported))).toEqual([])
  })

  it('every module of src and netlify belongs to a part', () => {
    expect(modules.filter((file) => !file.startsWith('scripts/') && !partOf(file))).toEqual([])
  })
})

describe('the code', () => {
  it('has a folder for every route, and a route for every folder in src/pages', () => {
    const pages = files.filter((file) => /^src\/pages\/[^/]+\/Page\.tsx$/.test(file))
    const named = [...routes, notFoundRoute].map(({ page }) => `src/pages/${page}/Page.tsx`)
    expect(named.toSorted()).toEqual(pages.toSorted())
  })

  it('has nothing in src/ui that only one page uses', () => {
    const reachedFrom = (file: string, seen = new Set<string>()): Set<string> => {
      for (const { to } of imports.filter(({ from }) => from === file)) {
        if (!seen.has(to)) reachedFrom(to, seen.add(to))
      }
      return seen
    }
    const users = new Map<string, Set<string>>()
    for (const file of modules) {
      const user = /^src\/(pages\/[^/]+|shell|toasts|inquiry)\//.exec(file)?.[0]
      if (!user) continue
      for (const to of reachedFrom(file)) users.set(to, (users.get(to) ?? new Set()).add(user))
    }
    const shared = (file: string) => {
      const names = [...(users.get(file) ?? [])]
      return names.length > 1 || names.some((name) => !name.startsWith('src/pages/'))
    }
    expect(files.filter((file) => file.startsWith('src/ui/') && !shared(file))).toEqual([])
  })

  it('has no words in components: they are in src/content', () => {
    const words =
      />\s*([A-Z][A-Za-z ,'.…!?]+)\s*[<{]|\b(?:aria-label|title|label|stamp|alt|alternative)="([^"]+)"/g
    const found = files
      .filter((file) => /^src\/(ui|pages|shell|toasts|inquiry)\/.*\.tsx$/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(words)].map(([text]) => file + text),
      )
    expect(found).toEqual([])
  })

  it('has no catch-all modules', () => {
    const name = /\/(utils?|helpers?|common|misc|index)\.tsx?$/
    expect(modules.filter((file) => name.test(file))).toEqual([])
  })

  it('has no component styles that nothing imports', () => {
    const styles = files.filter((name) => name.endsWith('.module.css'))
    expect(styles.filter((file) => !imports.some(({ to }) => to === file))).toEqual([])
  })
})
