import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { notFoundRoute, routes } from '../../src/routes.ts'

/** @returns what a new page still lacks, and what a removed one left over, each with the remedy. */
export function problemsOfPages(): string[] {
  const folders = globSync('src/pages/*/Page.tsx').map((file) => basename(dirname(file)))
  const named = [...routes, notFoundRoute].map(({ page }) => page)
  const code = globSync('src/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join()
  const unused = globSync('src/content/*.ts').filter(
    (file) => !code.includes(`/${basename(file)}'`),
  )
  return [
    ...named
      .filter((page) => !folders.includes(page))
      .map(
        (page) =>
          `src/routes.ts has the page '${page}', but src/pages/${page}/Page.tsx is missing.`,
      ),
    ...folders
      .filter((page) => !named.includes(page))
      .map(
        (page) =>
          `src/pages/${page} has no line in src/routes.ts. Add the line, or delete the folder.`,
      ),
    ...unused.map(
      (file) => `${file} is used by no page. Delete the file, or import it in its page.`,
    ),
  ]
}
