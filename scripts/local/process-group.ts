import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

// Windows has no process groups, and finds npx only through a shell.
const windows = process.platform === 'win32'

/** Starts a command that is killed, with all its children, when this process exits. */
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
