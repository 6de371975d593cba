import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { notFoundRoute, routes } from '../../src/routes.ts'

export function problemsOfPages(): string[] {
  const folders = globSync('src/pages/*/Page.tsx').map((file) =>
    basename(dirname(file)),
  )
  const listed = [...routes, notFoundRoute].map(({ page }) => page)
  return [
    ...listed
      .filter((page) => !folders.includes(page))
      .map(
        (page) =>
          `src/routes.ts lists '${page}', but src/pages/${page}/Page.tsx is missing.`,
      ),
    ...folders
      .filter((page) => !listed.includes(page))
      .map(
        (page) =>
          `src/pages/${page} has no line in src/routes.ts. Add it, or delete the folder.`,
      ),
  ]
}
