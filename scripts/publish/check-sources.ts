import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { name as hostName } from 'ci-info'
import { parseSync } from 'vite'
import { isForVisitors, problemsOfSite } from './site-settings.ts'

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
    ...(await problemsOfPublicFiles()),
    ...problemsOfAnalytics(),
    ...problemsOfSite(site, process.env, isPublished),
    ...checkContrast(readFileSync('src/styles/tokens.css', 'utf8')),
  ]
  if (problems.length > 0) return refuse(problems)
  for (const warning of content.warnings) console.warn(`Warning: ${warning}`)
  return true
}

function explainSyntax(file: string): string | undefined {
  const code = readFileSync(file, 'utf8')
  if (code.includes('\uFFFD'))
    return `${file} isn't in UTF-8. In your editor, save it as UTF-8.`
  const [error] = parseSync(file, code).errors
  if (!error) return undefined
  const line = code.slice(0, error.labels[0]?.start).split('\n').length
  return `${file}, line ${line}: a quotation mark, a comma or a bracket is missing, or there is one too many, in this line or the line above it. Type a straight quotation mark on each side of a text, and a comma after it: "Ann's text",
${error.codeframe}`
}

/** @returns the type errors in the owner's files or, if they have none, all other type errors. */
function checkTypes(): string[] {
  const command = ['node_modules/typescript/bin/tsc', '-b', '--pretty', 'false']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
  })
  if (status === 0) return []
  const printed = (stdout + stderr)
    .split(/\n(?=\S)/)
    .map((message) =>
      message.trim().replace(/\((\d+),\d+\): error TS\d+:/, ', line $1:'),
    )
  // TypeScript reports an error twice if two of its projects include the file.
  const messages = [...new Set(printed)]
  const own = messages.filter((message) =>
    /^src\/(content\/|site\.ts|routes\.ts)/.test(message),
  )
  const shown = own.length > 0 ? own : messages
  return [...shown, ...shown.flatMap(hintAt).slice(0, 1)]
}

// TypeScript names a content file's record by its keys: `'faq' does not exist on type '{ head: …`.
const missingSection = /Property '(\w+)' does not exist on type '\{ head: /

function hintAt(message: string): string[] {
  const [, section] = missingSection.exec(message) ?? []
  if (!section) return []
  return [
    `A page shows the section "${section}", which its content file lacks. To hide a section, put it back and empty its heading: heading: ''.`,
  ]
}

export function refuse(problems: string[]): false {
  for (const problem of problems) console.error(`\n${problem}`)
  console.error(
    '\nNothing was built, and the site that is online stays as it is.',
  )
  return false
}
