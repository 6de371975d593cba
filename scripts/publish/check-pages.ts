import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { notFoundRoute, routes } from '../../src/routes.ts'

export function problemsOfPages(): string[] {
  const folders = globSync('src/pages/*/Page.tsx').map((file) =>
    basename(dirname(file)),
  )
  const listed = [...routes, notFoundRoute].map(({ page }) => page)
  const problems: string[] = []
  for (const page of listed) {
    if (folders.includes(page)) continue
    problems.push(
      `src/routes.ts lists '${page}', but src/pages/${page}/Page.tsx is missing.`,
    )
  }
  for (const page of folders) {
    if (listed.some((other) => other === page)) continue
    problems.push(
      `src/pages/${page} has no line in src/routes.ts. Add it, or delete the folder.`,
    )
  }
  return problems
}
