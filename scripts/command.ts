import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** A failure that the person at the terminal can fix. Only its message is printed, without a stack. */
export class CommandError extends Error {}

/** Runs a command; if it fails, prints the reason and exits with status 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // Node appends advice about positional arguments to an unknown option.
    const isUsage = code?.startsWith('ERR_PARSE_ARGS')
    if (isUsage) console.error(`${message.split('. ', 1)[0]}.`)
    else console.error(error instanceof CommandError ? message : error)
    process.exit(1)
  }
}

/** Adds the variables of `.env` to the environment. Variables that are already set keep their values. */
export function loadDotEnv(): void {
  if (!existsSync('.env')) return
  for (const [name, value] of Object.entries(readEnvFile('.env'))) process.env[name] ??= value
}

/** @throws CommandError if the file is missing, or if it isn't a text of `NAME=value` lines. */
export function readEnvFile(file: string): Record<string, string> {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new CommandError(`There is no file ${file}.`)
    const reason = code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? "it isn't UTF-8 text" : code
    throw new CommandError(`The file ${file} can't be read: ${reason}.`)
  }
  // Line breaks inside quotes belong to a value.
  const quoted = /=[ \t]*(["'`]).*?\1/gs
  const lines = text.replace(quoted, (value) => `=${value.replace(/[^\n]/g, '')}`).split('\n')
  const broken = lines.findIndex((line) => !/^\s*(#|$|(export\s+)?[\w.-]+\s*=)/.test(line))
  if (broken < 0) return parseEnv(text) as Record<string, string>
  throw new CommandError(`Line ${broken + 1} of ${file} is not of the form NAME=value.`)
}
