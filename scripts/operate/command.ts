import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** An error that the user can fix. Only its message is printed, without a stack trace. */
export class CommandError extends Error {}

export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error)
    process.exit(1)
  }
}

export function loadDotEnv(): void {
  if (!existsSync('.env')) return
  for (const [name, value] of Object.entries(readEnvFile('.env')))
    process.env[name] ??= value
}

/** @throws CommandError if the file can't be read, or has a line that isn't `NAME=value`. */
export function readEnvFile(file: string): Record<string, string> {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CommandError(
      `"${file}" can't be read (${code}). It must be a text file in UTF-8.`,
    )
  }
  const broken = text
    .split('\n')
    .findIndex((line) => !/^\s*(#|$|[\w .-]+=)/.test(line))
  // `"Doe, Ann" <ann@…>` needs outer quotes. Without them, parseEnv would drop the address.
  const quoted = text.replace(
    /^([\w .-]+=\s*)("[^"\n]*"[ \t]*[^\s#].*)$/gm,
    '$1`$2`',
  )
  if (broken < 0) return parseEnv(quoted) as Record<string, string>
  throw new CommandError(
    `Line ${broken + 1} of ${file} is not of the form NAME=value.`,
  )
}
