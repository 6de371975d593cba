import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { CommandError } from '../command.ts'

// On Windows, run commands without a process group, and in a shell, because npx needs one.
const windows = process.platform === 'win32'

/** Starts a command. When this process ends, kills it and, except on Windows, its children. */
export function spawnGroup(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: !windows, shell: windows })
  const kill = () => {
    if (child.pid === undefined) return
    if (windows) child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', kill)
  child.once('close', () => process.off('exit', kill))
  return child
}

/** Runs `npm run build`. @throws CommandError with the build's output if the build fails. */
export async function buildSite(): Promise<void> {
  console.info('Building the site …')
  const build = spawnGroup(process.execPath, ['--run', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const outputs = [build.stdout, build.stderr].map((stream) => (stream ? text(stream) : ''))
  const [[code], ...output] = await Promise.all([once(build, 'close'), ...outputs])
  if (code !== 0) throw new CommandError(`${output.join('')}\nThe build failed.`)
}
