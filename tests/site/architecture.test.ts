import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'netlify'],
  { encoding: 'utf8' },
)
const modules = tracked.split('\n').filter((file) => /\.tsx?$/.test(file))

interface Import {
  from: string
  to: string
  /** `import type` is gone after compilation. */
  typeOnly: boolean
}

const imports: Import[] = modules.flatMap((from) => {
  const code = readFileSync(from, 'utf8')
  const found = code.matchAll(/import\s*(type\s)?(?:[\w*{}\s,]+\sfrom\s*|\()?'([^']+)'/g)
  return [...found].map(([, type, source = '']) => ({
    from,
    to: source.startsWith('.') ? join(dirname(from), source) : source,
    typeOnly: Boolean(type),
  }))
})

/** What each part may import besides itself; the first matching prefix counts. */
const rules: [part: string, allowed: RegExp, types?: RegExp][] = [
  ['src/content/', /^$/],
  ['src/site.ts', /^$/],
  ['src/inquiry/schema.ts', /^zod\/mini$/],
  ['src/routes.ts', /^(react$|src\/pages\/)/],
  ['src/ui/', /^(react$|wouter$|src\/content\/types\.ts|src\/site\.ts)/, /^src\/content\//],
  ['src/inquiry/', /^(react$|wouter$|zod\/mini$|src\/toasts\/)/],
  ['src/figures/', /^(react$|src\/ui\/|src\/site\.ts)/, /^src\/content\//],
  ['src/toasts/', /^(react$|src\/ui\/)/],
  ['src/client/', /^(react-dom\/client$|src\/)/],
  ['src/navigation/', /^(react(-dom)?$|wouter$|src\/(routes|site)\.ts)/],
  ['src/pages/', /^(react$|wouter$|src\/(content|ui|figures|inquiry)\/|src\/site\.ts)/],
  ['src/shell/', /^(react$|wouter$|src\/(content|ui|navigation|toasts)\/|src\/(routes|site)\.ts)/],
  ['src/App.tsx', /^(react$|wouter$|src\/(shell|navigation|styles)\/)/],
  ['src/prerender/', /^(react|react-dom\/|wouter$|vike\/|src\/)/, /^schema-dts$/],
  ['netlify/functions/', /^(@netlify\/functions$|virtual:rejected-page$|netlify\/inquiries\/)/],
  [
    'netlify/inquiries/',
    /^(node:(crypto|https?|stream\/consumers)$|@neondatabase\/serverless$|resend$|@netlify\/functions$|src\/inquiry\/schema\.ts)/,
  ],
  [
    'netlify/operator-gone/',
    /^(node:|@neondatabase\/serverless$|resend$|netlify\/(inquiries|local)\/)/,
  ],
  ['netlify/database/', /^(node:|pg$)/],
]

function ruleOf(file: string) {
  return rules.find(([part]) => file.startsWith(part))
}

describe('dependencies point one way', () => {
  it.each(rules)(
    '%s imports nothing but itself and what its rule allows',
    (part, allowed, types) => {
      const foreign = imports.filter(
        ({ from, to, typeOnly }) =>
          ruleOf(from)?.[0] === part &&
          !to.startsWith(part) &&
          !allowed.test(to) &&
          !(typeOnly && types?.test(to)),
      )
      expect(foreign).toEqual([])
    },
  )

  it('nothing that is deployed imports the stand-ins', () => {
    const users = imports.filter(({ to }) => to.startsWith('netlify/local/'))
    const allowed = /^netlify\/local\//
    expect(users.filter(({ from }) => !allowed.test(from))).toEqual([])
  })

  it('every part of src and netlify has a rule', () => {
    const free = modules.filter((file) => !ruleOf(file) && !file.startsWith('netlify/local/'))
    expect(free).toEqual([])
  })
})

describe('the code', () => {
  it('has no catch-all modules', () => {
    expect(
      modules.filter((file) => /\/(utils?|helpers?|common|misc|index)\.tsx?$/.test(file)),
    ).toEqual([])
  })

  it('keeps every component style inside its cascade layer', () => {
    const styles = execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', '*.module.css'],
      {
        encoding: 'utf8',
      },
    )
    for (const file of styles.split('\n').filter(Boolean)) {
      expect(readFileSync(file, 'utf8').trim(), file).toMatch(/^@layer components \{[\s\S]*\n\}$/)
    }
  })
})
