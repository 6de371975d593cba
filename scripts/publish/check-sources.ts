import { globSync, readFileSync } from 'node:fs'
import { name as hostName } from 'ci-info'
import { parseSync } from 'vite'
import { checkTypes } from './check-types.ts'
import {
  isForVisitors,
  problemsOfSite,
  warningsOfSite,
} from './site-settings.ts'

/** Prints each mistake in the owner's files. @returns whether the site can be built. */
export async function checkSources(): Promise<boolean> {
  const files = [
    ...globSync('src/content/*.ts'),
    'src/site.ts',
    'src/routes.ts',
  ]
  const unreadable = files.flatMap((file) => explainSyntax(file) ?? [])
  if (unreadable.length > 0) return refuse(unreadable)
  // If an entry lacked a line, React would fail with a stack trace.
  const wrongTypes = checkTypes()
  if (wrongTypes.length > 0) return refuse(wrongTypes)
  // These modules import `src/content`, so they can't be loaded before the syntax check.
  const { site } = await import('../../src/site.ts')
  const { checkContent } = await import('./check-content.ts')
  const { problemsOfPhotos } = await import('./photos.ts')
  const { problemsOfLogo } = await import('./check-logo.ts')
  const { problemsOfPublicFiles } = await import('./public-files.ts')
  const { problemsOfAnalytics } = await import('./analytics.ts')
  const { problemsOfPages } = await import('./check-pages.ts')
  const { problemsOfLimits } = await import('./check-limits.ts')
  const { checkContrast } = await import('./check-contrast.ts')
  const isPublished = isForVisitors(process.env, hostName)
  const content = await checkContent(isPublished)
  const problems = [
    ...problemsOfPages(),
    ...(await problemsOfLimits()),
    ...content.problems,
    ...(await problemsOfPhotos()),
    ...(await problemsOfLogo()),
    ...(await problemsOfPublicFiles()),
    ...problemsOfAnalytics(),
    ...problemsOfSite(site, process.env, isPublished),
    ...checkContrast(readFileSync('src/styles/tokens.css', 'utf8')),
  ]
  if (problems.length > 0) return refuse(problems)
  const warnings = [
    ...content.warnings,
    ...(isPublished ? [] : warningsOfSite(site, process.env)),
  ]
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  return true
}

/** Returns undefined if the file can be parsed. */
function explainSyntax(file: string): string | undefined {
  const code = readFileSync(file, 'utf8')
  // Node replaces bytes that aren't UTF-8 with this character.
  const replacement = '\uFFFD'
  if (code.includes(replacement))
    return `${file} isn't in UTF-8. In your editor, save it as UTF-8.`
  const [error] = parseSync(file, code).errors
  if (!error) return undefined
  const line = code.slice(0, error.labels[0]?.start).split('\n').length
  return `${file}, line ${line}: a quotation mark, a comma or a bracket is missing, or there is one too many, in this line or the line above it. Type a straight quotation mark on each side of a text, and a comma after it: "Ann's text",
${error.codeframe}`
}

/** Prints the problems. @returns false, so that a check can end with this call. */
export function refuse(problems: string[]): false {
  for (const problem of problems) console.error(`\n${problem}`)
  console.error(
    '\nNothing was built, and the site that is online stays as it is.',
  )
  return false
}
