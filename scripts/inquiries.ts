/** `npm run inquiries -- <command>`: lists and exports inquiries for staff. */
import { loadDotEnv, runCommand } from './command.ts'
import { runInquiries } from './inquiries/run.ts'

process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  // `| head` closes the pipe early, which isn't a failure. After other errors, the export is incomplete.
  if (code === 'EPIPE') process.exit(0)
  process.stderr.write(`The output could not be written (${code}).\n`)
  process.exit(1)
})

await runCommand(async () => {
  loadDotEnv()
  await runInquiries(process.argv.slice(2), process)
})
