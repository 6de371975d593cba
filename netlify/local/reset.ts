/** `npm run reset`: forgets all locally stored inquiries and mails. */
import { rm } from 'node:fs/promises'
import { lockFolder } from './folder-lock.ts'
import { localFolder } from './run-locally.ts'

const unlock = await lockFolder(localFolder)
if (unlock) {
  await rm(localFolder, { recursive: true, force: true })
  unlock()
  console.info(`${localFolder} is empty.`)
} else {
  console.error(`A Harbourline server is running on ${localFolder}. Stop it first.`)
  process.exitCode = 1
}
