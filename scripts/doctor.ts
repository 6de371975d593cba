/** `npm run doctor` checks this machine's settings. `npm run doctor FILE` checks those in FILE. */
import { evidence } from '../src/content/evidence.ts'
import { loadDotEnv, readEnvFile, runCommand } from './operate/command.ts'
import { missingEvidence } from './operate/missing-evidence.ts'
import { checkDatabase, checkEmail } from './operate/services.ts'
import { checkVariables, type Finding } from './operate/variables.ts'

await runCommand(async () => {
  const [, , file] = process.argv
  if (file === undefined) loadDotEnv()
  const variables = file === undefined ? process.env : readEnvFile(file)
  // A file contains the variables of the host.
  const isHost = file !== undefined
  const findings: Finding[] = [
    ...checkVariables(variables, isHost),
    ...(await checkDatabase(variables)),
    ...(await checkEmail(variables)),
    ...missingEvidence(evidence),
  ]
  for (const { level, about, message } of findings) {
    console.info(`${level.padEnd(8)} ${about.padEnd(21)} ${message}`)
  }
  const problems = findings.filter(({ level }) => level === 'problem')
  console.info(`\nProblems: ${problems.length}`)
  if (problems.length > 0) process.exitCode = 1
})
