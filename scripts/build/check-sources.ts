import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { explainSyntax } from './explain-syntax.ts'
import { explainTypes } from './explain-types.ts'

/**
 * Checks what an owner edits before anything is built: that the files can be read, then their types,
 * then the words and the colours.
 *
 * @param withTypes takes seconds, so only the host asks for it; elsewhere `npm test` does it.
 * @returns whether all is right. What is not has been printed, with the remedy.
 */
export async function checkSources(withTypes: boolean): Promise<boolean> {
  const files = [...globSync('src/content/*.ts'), 'src/site.ts', 'src/routes.ts']
  const unreadable = files.flatMap((file) => explainSyntax(file, readFileSync(file, 'utf8')) ?? [])
  if (unreadable.length > 0) return refuse(unreadable)
  const wrongTypes = withTypes ? checkTypes() : []
  if (wrongTypes.length > 0) return refuse(wrongTypes)
  // Imported late: these load `src/content`, whose mistakes have to be explained first.
  const { problemsOf, problemsOfPhotos, warningsOf } = await import('./check-words.ts')
  const { readTexts } = await import('./content-texts.ts')
  const { checkContrast, warningsOfEmail } = await import('./check-contrast.ts')
  const texts = await readTexts()
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const unreadableColours = checkContrast(tokens)
  const problems = [...texts.flatMap(problemsOf), ...problemsOfPhotos(), ...unreadableColours]
  if (problems.length > 0) return refuse(problems)
  for (const warning of [...texts.flatMap(warningsOf), ...warningsOfEmail(tokens)]) {
    console.warn(`Warning: ${warning}`)
  }
  return true
}

function checkTypes(): string[] {
  const command = ['node_modules/typescript/bin/tsc', '-b', '--pretty', 'false']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  if (status === 0) return []
  const explained = explainTypes(stdout)
  return explained.length > 0 ? explained : [stdout + stderr]
}

function refuse(problems: string[]): false {
  for (const problem of problems) console.error(`\n${problem}`)
  console.error('\nNothing was built, and the site that is online stays as it is.')
  return false
}
