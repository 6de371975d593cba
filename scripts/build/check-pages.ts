import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { notFoundRoute, routes } from '../../src/routes.ts'

export function problemsOfPages(): string[] {
  const folders = globSync('src/pages/*/Page.tsx').map((file) => basename(dirname(file)))
  const listed = [...routes, notFoundRoute].map(({ page }) => page)
  const code = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const isImported = (file: string) => code.some((text) => text.includes(`/${basename(file)}'`))
  return [
    ...listed
      .filter((page) => !folders.includes(page))
      .map((page) => `src/routes.ts lists '${page}', but src/pages/${page}/Page.tsx is missing.`),
    ...folders
      .filter((page) => !listed.includes(page))
      .map(
        (page) => `src/pages/${page} has no line in src/routes.ts. Add it, or delete the folder.`,
      ),
    ...globSync('src/content/*.ts')
      .filter((file) => !isImported(file))
      .map((file) => `No page uses ${file}. Delete the file, or import it in its page.`),
  ]
}
