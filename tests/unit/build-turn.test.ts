import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { takeBuildTurn } from '../../scripts/publish/build-turn.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Starts a process that does nothing until it is killed. */
async function startProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 9e6)'])
  await once(child, 'spawn')
  const closed = once(child, 'close')
  return {
    pid: Number(child.pid),
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
  }
}

test('a build waits until another build in the folder has ended', async () => {
  const file = join(temporaryFolder(), '.local/build.pid')
  const info = vi.spyOn(console, 'info').mockReturnValue()
  ;(await takeBuildTurn(file))()
  const other = await startProcess()
  writeFileSync(file, `${other.pid}`)
  let hasTurn = false
  const turn = takeBuildTurn(file).then((end) => {
    hasTurn = true
    return end
  })
  await vi.waitFor(() => expect(info).toHaveBeenCalled())
  expect(info.mock.lastCall?.[0]).toContain(`process ${other.pid}`)
  expect(hasTurn).toBe(false)
  await other.kill()
  const end = await turn
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid}`)
  end()
  expect(existsSync(file)).toBe(false)
  expect(info).toHaveBeenCalledOnce()
  info.mockRestore()
})

test.each(['', '0', 'not a number'])(
  'a build that was stopped while it wrote "%s" holds up no other',
  async (content) => {
    const file = join(temporaryFolder(), 'build.pid')
    writeFileSync(file, content)
    const end = await takeBuildTurn(file)
    end()
    expect(existsSync(file)).toBe(false)
  },
)
