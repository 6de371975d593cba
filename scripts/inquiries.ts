/** `npm run inquiries -- <command>`: lists and exports inquiries for staff. */
import { loadDotEnv, runCommand } from './command.ts'
import { runInquiries } from './inquiries/run.ts'

process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  // EPIPE isn't a failure: `| head` closes the pipe early. Other errors leave an incomplete export.
  if (code === 'EPIPE') process.exit(0)
  process.stderr.write(`The output could not be written (${code}).\n`)
  process.exit(1)
})

await runCommand(async () => {
  loadDotEnv()
  await runInquiries(process.argv.slice(2), process)
})
