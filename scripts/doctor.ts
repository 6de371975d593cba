/**
 * `npm run doctor`: what is wrong with this machine, the environment and the services it names, one
 * line each, and what to do about it. Changes nothing and sends no mail. Ends with status 1 where
 * there is a problem.
 */
import { existsSync } from 'node:fs'
import { localPort } from '../netlify/local/local-data.ts'
import { checkBrowser } from './doctor/browser.ts'
import { checkDatabase } from './doctor/database.ts'
import { checkEmbeddedDatabase } from './doctor/embedded-database.ts'
import type { Finding } from './doctor/finding.ts'
import { checkMail } from './doctor/mail.ts'
import { checkNode } from './doctor/node-version.ts'
import { checkPort } from './doctor/port.ts'
import { checkVariables } from './doctor/variables.ts'

if (existsSync('.env')) process.loadEnvFile()
const { env } = process

const findings: Finding[] = [
  await checkNode(),
  ...checkVariables(env),
  ...(env.DATABASE_URL || env.NETLIFY_DATABASE_URL
    ? await checkDatabase(env)
    : [await checkEmbeddedDatabase(localPort(env))]),
  ...(await checkMail(env)),
  await checkPort(env),
  checkBrowser(),
]

for (const { level, about, says } of findings) {
  console.info(`${level.padEnd(8)} ${about.padEnd(19)} ${says}`)
}
const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length
console.info(`\nProblems: ${count('problem')}, warnings: ${count('warning')}`)
if (count('problem') > 0) process.exitCode = 1
