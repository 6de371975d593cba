/** `npm run doctor` checks this machine's settings, `npm run doctor production.env` the host's. */
import { evidence } from '../src/content/evidence.ts'
import { CommandError, loadDotEnv, readEnvFile, runCommand } from './command.ts'
import { checkDatabase, checkEmail } from './doctor/services.ts'
import { checkVariables, type Finding } from './doctor/variables.ts'

await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2)
  if (file === '' || file?.startsWith('-') || rest.length > 0) {
    throw new CommandError('Run npm run doctor, or npm run doctor production.env.')
  }
  if (file === undefined) loadDotEnv()
  const variables = file === undefined ? process.env : readEnvFile(file)
  const findings: Finding[] = [
    ...checkVariables(variables, file !== undefined),
    ...(await checkDatabase(variables)),
    ...(await checkEmail(variables)),
  ]
  const { company, terms, ...lists } = evidence
  const facts = Object.entries({ ...company, ...terms }).filter(([, fact]) => fact === '')
  const empty = Object.entries(lists).filter(([, { entries }]) => entries.length === 0)
  const missing = [...facts, ...empty].map(([name]) => name).join('; ')
  if (missing) findings.push(['warning', 'Evidence', `src/content/evidence.ts lacks ${missing}`])
  for (const [level, about, message] of findings) {
    console.info(`${level.padEnd(8)} ${about.padEnd(21)} ${message}`)
  }
  const problems = findings.filter(([level]) => level === 'problem').length
  console.info(`\nProblems: ${problems}`)
  if (problems > 0) process.exitCode = 1
})
