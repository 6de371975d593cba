import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, type LocalServer, listenLocally } from './listen-locally.ts'

/** A reason not to start, in words for the developer. */
export class CannotStart extends Error {}

/** Runs a local command with what `.env` sets. A reason not to start is printed without a stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile()
    await work()
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error)
    process.exit(1)
  }
}

/** The port that `PORT` names, or 8888. With 0, the system chooses a free one. */
export function localPort(): number {
  return Number(process.env.PORT || 8888)
}

/**
 * Where a server on this port keeps its data: `.local/<port>`. Only the process that has bound the
 * port may open it, because two processes on one embedded database would lose rows. The operating
 * system gives the port back when that process ends, however it ends.
 *
 * Tests set `LOCAL_DATA` to another folder than `.local`.
 */
export function localFolder(port: number): string {
  return join(process.env.LOCAL_DATA || '.local', `${port}`)
}

/**
 * Binds a port and with it the right to use its folder.
 *
 * @throws CannotStart when the port cannot be had.
 */
export async function claimPort(port: number, answer: Answer): Promise<LocalServer> {
  try {
    return await listenLocally(port, answer)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason =
      code === 'EADDRINUSE' ? 'is taken. Stop the server there' : `cannot be used (${message})`
    throw new CannotStart(`Port ${port} ${reason}, or choose another one with PORT=….`)
  }
}
