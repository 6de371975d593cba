import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../../netlify/local/folder-lock.ts'

const module = fileURLToPath(new URL('../../netlify/local/folder-lock.ts', import.meta.url))

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Another process that has locked the folder. */
async function holder(folder: string) {
  const script = `const { lockFolder } = await import(${JSON.stringify(module)})
    await lockFolder(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

test('a folder is one process’s until that gives it up', async () => {
  const folder = await emptyFolder()
  const unlock = await lockFolder(folder)
  expect(unlock).toBeDefined()
  expect(await lockFolder(folder)).toBeUndefined()
  unlock?.()
  const next = await lockFolder(folder)
  expect(next).toBeDefined()
  next?.()
})

test('a folder that another process holds cannot be had', async () => {
  const folder = await emptyFolder()
  await holder(folder)
  expect(await lockFolder(folder)).toBeUndefined()
})

test('of two who come at once for the folder of a killed process, one gets it', async () => {
  for (let round = 0; round < 5; round++) {
    const folder = await emptyFolder()
    const child = await holder(folder)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const locks = await Promise.all(Array.from({ length: 2 }, () => lockFolder(folder)))
    const got = locks.filter((unlock) => unlock !== undefined)
    expect(got).toHaveLength(1)
    got[0]?.()
  }
})
