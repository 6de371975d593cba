/** `npm run inquiries -- list | export --csv | send-pending | retry <id> | purge --older-than 24mo` */
import { existsSync } from 'node:fs'
import { parseCommand, usage } from './command-line.ts'
import { CannotDo, explain } from './explain.ts'
import { exportCsv } from './export-csv.ts'
import { list } from './list.ts'
import { databaseVariable, openInquiries } from './open-inquiries.ts'
import { purge } from './purge.ts'
import { retryMail } from './retry-mail.ts'
import { sendPending } from './send-pending.ts'

process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  // A pipe that is closed early, as `| head` does, is no failure; half an export is.
  if (code === 'EPIPE') process.exit(0)
  process.stderr.write(`The output could not be written (${code}).\n`)
  process.exit(1)
})

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error, databaseVariable(process.env))}\n`)
  process.exitCode = error instanceof CannotDo ? error.exitCode : 1
}

async function run(words: string[]): Promise<void> {
  const command = parseCommand(words)
  if (command.name === 'help') return void process.stdout.write(usage)
  if (existsSync('.env')) process.loadEnvFile()
  const inquiries = await openInquiries(process.env)
  try {
    switch (command.name) {
      case 'list':
        return await list(inquiries, command)
      case 'export':
        return await exportCsv(inquiries)
      case 'send-pending':
        return await sendPending(inquiries, process.env)
      case 'retry':
        return await retryMail(inquiries, command.id)
      case 'purge':
        return await purge(inquiries, command)
    }
  } finally {
    await inquiries.close()
  }
}
