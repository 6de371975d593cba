/**
 * `npm run doctor [-- --env production.env]`: checks the environment variables and the services
 * that they configure, and prints a fix for each problem. Makes no changes and sends no email.
 * Exits with status 1 if there is a problem.
 */
import { parseArgs } from 'node:util'
import { evidence } from '../src/content/evidence.ts'
import { runCommand } from './command.ts'
import { checkDatabase } from './doctor/database.ts'
import { checkEmail } from './doctor/email.ts'
import { checkVariables, type Finding, readEnvironment } from './doctor/variables.ts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { env: { type: 'string' } } })
  const { variables, conflicts } = readEnvironment(values.env)
  const findings: Finding[] = [
    ...checkVariables(variables),
    ...conflicts,
    ...(await checkDatabase(variables)),
    await checkEmail(variables),
  ]
  const { company, terms, ...lists } = evidence
  const facts = Object.entries({ ...company, ...terms }).filter(([, fact]) => fact === '')
  const empty = Object.entries(lists).filter(([, { entries }]) => entries.length === 0)
  const missing = [...facts, ...empty].map(([name]) => name).join(', ')
  if (missing) {
    const message = `src/content/evidence.ts has no ${missing}: visitors look for it before they write`
    findings.push(['warning', 'Evidence', message])
  }
  for (const [level, about, message] of findings) {
    console.info(`${level.padEnd(8)} ${about.padEnd(19)} ${message}`)
  }
  const problems = findings.filter(([level]) => level === 'problem').length
  console.info(`\nProblems: ${problems}`)
  if (problems > 0) process.exitCode = 1
})
