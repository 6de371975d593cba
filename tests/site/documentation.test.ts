import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from '../support/project-files.ts'

const documents = projectFiles.filter((file) => file.endsWith('.md'))
const read = (file: string) => readFileSync(file, 'utf8')
const { scripts } = JSON.parse(read('package.json'))

const fragmentsOf = (text: string) =>
  [...text.toLowerCase().matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.replace(/[^\w\s-]/g, '').replaceAll(' ', '-'),
  )

it.each(documents)(
  '%s mentions only headings, files and commands that exist',
  (file) => {
    const text = read(file)
    for (const [, path, fragment] of text.matchAll(
      /\]\((?!https?:|mailto:)([^)#]*)#?([^)]*)\)/g,
    )) {
      const target = path ? join(dirname(file), path) : file
      expect(existsSync(target), target).toBe(true)
      if (fragment)
        expect(fragmentsOf(read(target)), target).toContain(fragment)
    }
    for (const [, name = ''] of text.matchAll(/npm run ([a-z][\w:-]*)/g)) {
      expect(Object.keys(scripts)).toContain(name)
    }
    // Guides must not use `--`, which some shells drop, or `>`, which writes UTF-16 in PowerShell.
    expect(text).not.toMatch(/npm run (db|doctor|inquiries)\S* (-|[^`\n]*>)/)

    // Superseded decisions and the changelog may mention files that have since been removed.
    if (/^Superseded by /m.test(text) || file === 'CHANGELOG.md') return
    const examples = [
      'src/content/gift-boxes.ts',
      'src/pages/gift-boxes/Page.tsx',
    ]
    const paths = text.matchAll(
      /`((?:src|netlify|scripts|tests|docs|public|bench)\/[\w./+-]+)`/g,
    )
    for (const [, path = ''] of paths) {
      if (!examples.includes(path)) expect(existsSync(path), path).toBe(true)
    }
  },
)

it('the README explains every variable in .env.example and in the deploy button', () => {
  const [, template = ''] =
    /\[template\.environment\]\n([^[]*)/.exec(read('netlify.toml')) ?? []
  const names = [
    ...`${template}${read('.env.example')}`.matchAll(/^ *([A-Z_]+) ?=/gm),
  ]
  expect(names.length).toBeGreaterThan(5)
  for (const [, name] of names)
    expect(read('README.md')).toContain(`| \`${name}\``)
})
