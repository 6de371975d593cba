import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, realpath, rename, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Claims a folder for this process and makes it if need be. The claim is a socket that is listened
 * on: the operating system ends it with the process, however that ends, where a file would stay.
 *
 * @returns how to give it up, or nothing when another process has it.
 */
export async function lockFolder(folder: string): Promise<(() => void) | undefined> {
  await mkdir(folder, { recursive: true })
  const path = socketPath(await realpath(folder))
  for (;;) {
    const unlock = await listen(path)
    if (unlock) return unlock
    if (await isAnswered(path)) return undefined
    if (!(await removeStale(path))) return undefined
  }
}

/** Not in the folder itself, because not every mounted file system can hold a socket. */
function socketPath(folder: string): string {
  const name = `harbourline-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** @returns nothing when the name is taken. */
async function listen(path: string): Promise<(() => void) | undefined> {
  const server = createServer((socket) => socket.destroy()).listen(path)
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
  server.unref()
  return () => server.close()
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/**
 * Takes away the name that a killed process has left behind. By then it may be somebody else's, who
 * was quicker to do the same; so it is taken aside, tried once more and, if need be, put back. A third
 * who comes in that very moment could still slip in.
 *
 * @returns whether the name was free to take.
 */
async function removeStale(path: string): Promise<boolean> {
  const aside = `${path}.${crypto.randomUUID()}`
  try {
    await rename(path, aside)
  } catch {
    return true
  }
  const inUse = await isAnswered(aside)
  await (inUse ? rename(aside, path) : rm(aside))
  return !inUse
}
