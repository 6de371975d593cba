/** `npm run inquiries -- <command>`: what visitors asked, for the people who answer it. */
import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  // A pipe that is closed early, as by `| head`, is no failure. Any other error leaves half an export.
  if (code === 'EPIPE') process.exit(0)
  process.stderr.write(`The output could not be written (${code}).\n`)
  process.exit(1)
})

if (existsSync('.env')) process.loadEnvFile()
process.exitCode = await runCommand(process.argv.slice(2), process)
