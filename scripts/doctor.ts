/**
 * `npm run doctor`: what is wrong with the environment and the services that it names, one line each,
 * and what to do about it. Changes nothing and sends no mail. Ends with status 1 where there is a
 * problem.
 */
import { existsSync } from 'node:fs'
import { checkDatabase } from './doctor/database.ts'
import { checkMail } from './doctor/mail.ts'
import { checkVariables, type Finding } from './doctor/variables.ts'

if (existsSync('.env')) process.loadEnvFile()
const { env } = process
const findings: Finding[] = [
  ...checkVariables(env),
  ...(env.DATABASE_URL || env.NETLIFY_DATABASE_URL ? await checkDatabase(env) : []),
  await checkMail(env),
]

for (const [level, about, says] of findings) {
  console.info(`${level.padEnd(8)} ${about.padEnd(19)} ${says}`)
}
const problems = findings.filter(([level]) => level === 'problem').length
console.info(`\nProblems: ${problems}`)
if (problems > 0) process.exitCode = 1
