import { join } from 'node:path'
import { type Answer, type LocalServer, listenLocally } from './listen-locally.ts'
import { CannotStart } from './local-parts.ts'

export { CannotStart }

/** The port that `PORT` names, or 8888. With 0, the system chooses a free one. */
export function localPort({ PORT }: Record<string, string | undefined>): number {
  return Number(PORT || 8888)
}

/** Where a server on this port keeps its data. Only the process that has bound the port may open it. */
export function localFolder(port: number): string {
  return join('.local', `${port}`)
}

/**
 * Binds a port and with it the right to use its folder.
 *
 * @throws CannotStart when the port is taken.
 */
export async function claimPort(port: number, answer: Answer): Promise<LocalServer> {
  try {
    return await listenLocally(port, answer)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new CannotStart(`Port ${port} is taken. Stop the server there, or choose another one.`)
  }
}
