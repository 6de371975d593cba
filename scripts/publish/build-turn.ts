import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Contains the process ID of the build that is running. */
const turnFile = '.local/build.pid'
const pollMs = 200

/**
 * Waits until no other build is running in this folder, because each build deletes `dist`. The turn
 * ends with the process, or when the returned function is called.
 */
export async function takeBuildTurn(file = turnFile): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true })
  let announced: number | undefined
  while (!claim(file)) {
    const builder = runningBuild(file)
    if (builder && builder !== announced) {
      console.info(
        `Waiting for another build in this folder (process ${builder}). If no build is running, delete ${file}.`,
      )
      announced = builder
    }
    await setTimeout(pollMs)
    // The build was stopped before it could delete the file. The second look is for a build that had
    // just created the file, and not yet written its ID.
    if (!builder && !runningBuild(file)) rmSync(file, { force: true })
  }
  const end = () => {
    process.off('exit', end)
    rmSync(file, { force: true })
  }
  process.on('exit', end)
  return end
}

/** @returns whether the file didn't exist, and now contains this process's ID. */
function claim(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (Object(error).code === 'EEXIST') return false
    throw error
  }
}

function runningBuild(file: string): number | undefined {
  const builder = Number(readIfPossible(file))
  // In containers, a new process often has the ID of an earlier one.
  if (!builder || builder === process.pid) return undefined
  try {
    // The signal 0 only checks that the process exists.
    process.kill(builder, 0)
    return builder
  } catch (error) {
    // The process belongs to another user.
    return Object(error).code === 'EPERM' ? builder : undefined
  }
}

function readIfPossible(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The other build has just ended.
    return ''
  }
}
