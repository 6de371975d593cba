/** `npm run doctor` checks this machine's settings. `npm run doctor FILE` checks those in FILE. */
import { evidence } from '../src/content/evidence.ts'
import { loadDotEnv, readEnvFile, runCommand } from './operate/command.ts'
import { checkDatabase, checkEmail } from './operate/services.ts'
import { checkVariables, type Finding } from './operate/variables.ts'

await runCommand(async () => {
  const [, , file] = process.argv
  if (file === undefined) loadDotEnv()
  const variables = file === undefined ? process.env : readEnvFile(file)
  const findings: Finding[] = [
    ...checkVariables(variables, file !== undefined),
    ...(await checkDatabase(variables)),
    ...(await checkEmail(variables)),
  ]
  const { company, terms, ...lists } = evidence
  for (const [name, value] of Object.entries({
    ...company,
    ...terms,
    ...lists,
  })) {
    const isMissing =
      typeof value === 'string' ? value === '' : value.entries.length === 0
    if (isMissing)
      findings.push([
        'warning',
        'Evidence',
        `src/content/evidence.ts lacks ${name}`,
      ])
  }
  for (const [level, about, message] of findings) {
    console.info(`${level.padEnd(8)} ${about.padEnd(21)} ${message}`)
  }
  const problems = findings.filter(([level]) => level === 'problem').length
  console.info(`\nProblems: ${problems}`)
  if (problems > 0) process.exitCode = 1
})
