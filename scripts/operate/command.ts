import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** An error that the user can fix. Only its message is printed, without a stack trace. */
export class CommandError extends Error {}

/** Prints an error that `work` throws, and exits with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error)
    process.exit(1)
  }
}

/** Sets the variables in `.env`, except those that the shell has set. */
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
  const isCommentOrVariable = /^\s*(#|$|[\w .-]+=)/
  const brokenLine = text
    .split('\n')
    .findIndex((line) => !isCommentOrVariable.test(line))
  if (brokenLine >= 0) {
    throw new CommandError(
      `Line ${brokenLine + 1} of ${file} is not of the form NAME=value.`,
    )
  }
  return parseEnv(quoteMailboxes(text)) as Record<string, string>
}

/** `"Doe, Ann" <ann@…>` needs outer quotes. Without them, parseEnv would drop the address. */
function quoteMailboxes(text: string): string {
  const quotedName = /^([\w .-]+=\s*)("[^"\n]*"[ \t]*[^\s#].*)$/gm
  return text.replace(quotedName, '$1`$2`')
}
