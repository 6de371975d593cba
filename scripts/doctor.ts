/**
 * `npm run doctor [-- --env production.env]`: what is wrong with the environment and the services
 * that it names, one line each, and what to do about it. Changes nothing and sends no mail. Ends with
 * status 1 where there is a problem.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { evidence } from '../src/content/evidence.ts'
import { checkDatabase } from './doctor/database.ts'
import { findMissingEvidence } from './doctor/evidence.ts'
import { checkMail } from './doctor/mail.ts'
import { checkVariables, type Finding } from './doctor/variables.ts'

const { values } = parseArgs({ options: { env: { type: 'string', default: '.env' } } })
const { env: file } = values
if (existsSync(file)) process.loadEnvFile(file)
else if (file !== '.env') {
  console.error(`There is no file ${file}.`)
  process.exit(1)
}
const { env } = process
const findings: Finding[] = [
  ...checkVariables(env),
  ...(await checkDatabase(env)),
  await checkMail(env),
]
const missing = findMissingEvidence(evidence)
if (missing.length > 0) {
  const what = `nothing in src/content/evidence.ts about ${missing.join(', ')}`
  findings.push(['warning', 'Evidence', `${what}: visitors look for it before they write`])
}
for (const [level, about, says] of findings) {
  console.info(`${level.padEnd(8)} ${about.padEnd(19)} ${says}`)
}
const problems = findings.filter(([level]) => level === 'problem').length
console.info(`\nProblems: ${problems}`)
if (problems > 0) process.exitCode = 1
