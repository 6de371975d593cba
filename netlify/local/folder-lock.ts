import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, realpath, rm } from 'node:fs/promises'
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
  if (await isAnswered(path)) return undefined
  // A killed process leaves its socket's name behind.
  await rm(path, { force: true })
  const server = createServer((socket) => socket.destroy()).listen(path)
  await once(server, 'listening')
  server.unref()
  return () => server.close()
}

/** Not in the folder itself, because not every mounted file system can hold a socket. */
function socketPath(folder: string): string {
  const name = `harbourline-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
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
