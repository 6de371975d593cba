import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { hasTerminal, script, startOperatorBackend } from '../support/operator-backend.ts'

const backend = await startOperatorBackend()
const { asOwner, folder, inquiries, inTerminal, insert, options, sql, wire } = backend

async function slowly() {
  await delay(1200)
  return 'pass' as const
}

beforeEach(backend.reset)
afterAll(backend.close)

const manyRows = `
  INSERT INTO contact_inquiries (name, email, product)
  SELECT 'x', 'x@example.com', repeat('x', 1000) FROM generate_series(1, 1201)`

describe('npm run inquiries', () => {
  test.each(['', 'lost', 'list --nonsense', 'list --status odd', 'purge --older-than 24m'])(
    'ends with 2 and one reason for the words %j, before it asks the database',
    async (words) => {
      const { code, output, errors } = await inquiries(words)
      expect([code, output]).toEqual([2, ''])
      expect(errors).not.toMatch(/^\s+at /m)
      expect(wire.calls.neon).toBe(0)
    },
  )

  test.each(['--help', '-h', 'help', 'purge --help'])('tells all of it for %s', async (words) => {
    const { code, output, errors } = await inquiries(words, {})
    expect([code, errors]).toEqual([0, ''])
    for (const command of ['list', 'export', 'send-pending', 'retry', 'purge']) {
      expect(output).toContain(`inquiries -- ${command}`)
    }
  })

  test('ends quietly when what it writes to stops reading', async () => {
    await sql(manyRows)
    const child = spawn(process.execPath, [script, 'export', '--csv'], options(asOwner))
    child.stdout.once('data', () => child.stdout.destroy())
    const [[code], errors] = await Promise.all([once(child, 'close'), text(child.stderr)])
    expect([code, errors]).toEqual([0, ''])
  })

  test.runIf(existsSync('/dev/full'))('does not take half an export for a whole one', async () => {
    const full = await open('/dev/full', 'w')
    const child = spawn(process.execPath, [script, 'export', '--csv'], {
      ...options(asOwner),
      stdio: ['ignore', full.fd, 'pipe'],
    })
    const [[code], errors] = await Promise.all([once(child, 'close'), text(child.stderr as never)])
    await full.close()
    expect([code, errors]).toEqual([1, expect.stringMatching(/^[^\n]*ENOSPC[^\n]*\n$/)])
  })

  test('shows no progress and no control characters where it is not a terminal', async () => {
    await insert('Ann \x1b[31m')
    for (const command of ['list', 'send-pending', 'export --csv']) {
      wire.otherwise.neon = slowly
      const { output, errors } = await inquiries(command)
      // A spreadsheet is no terminal: it gets what the visitor wrote.
      if (command !== 'export --csv') expect(output).not.toContain('\x1b')
      expect(errors).toBe('')
    }
  })
})

test('every guide exports with npm run -s, because npm writes to standard output too', async () => {
  const guides = [
    'README.md',
    'docs/operate.md',
    'docs/capacity.md',
    'scripts/operator/command-line.ts',
  ]
  for (const guide of guides) {
    const exports = (await readFile(guide, 'utf8')).match(/npm run [^`\n]*export --csv/g)
    expect(new Set(exports), guide).toEqual(new Set(['npm run -s inquiries -- export --csv']))
  }
})

test.runIf(hasTerminal)('long work says how far it is on one line, which it clears', async () => {
  await sql(manyRows)
  wire.otherwise.neon = slowly
  const { code, screen } = await inTerminal('export --csv > inquiries.csv')
  expect(code).toBe(0)
  expect(screen.split('\r\x1b[K').slice(1)).toEqual([
    '500 exported …',
    '1000 exported …',
    '1201 exported …',
    '',
  ])
  expect(await readFile(join(folder, 'inquiries.csv'), 'utf8')).not.toContain('…')
})
