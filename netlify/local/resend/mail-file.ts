import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { Mail } from './mailbox.ts'

interface Entry {
  mail: Mail
  /** The request's body, to tell a repeat from another mail under the same idempotency key. */
  payload: string
}

export interface Outbox {
  readonly entries: readonly Entry[]
  /** Returns once the entry would survive a crash. Throws when the disk refuses it. */
  append(entry: Entry): void
  close(): void
}

/** The accepted mails: one JSON line each in `file`, or in memory without one. */
export function openOutbox(file?: string): Outbox {
  if (!file) {
    const entries: Entry[] = []
    return { entries, append: (entry) => void entries.push(entry), close() {} }
  }
  mkdirSync(dirname(file), { recursive: true })
  const descriptor = openSync(file, 'a+')
  const stored = readFileSync(descriptor)
  // A crash can tear only the last line, whose mail was never acknowledged: the next one replaces it.
  const whole = stored.subarray(0, stored.lastIndexOf('\n') + 1)
  ftruncateSync(descriptor, whole.length)
  const entries: Entry[] = whole
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

  return {
    entries,
    append(entry) {
      writeSync(descriptor, `${JSON.stringify(entry)}\n`)
      fsyncSync(descriptor)
      entries.push(entry)
    },
    close: () => closeSync(descriptor),
  }
}
