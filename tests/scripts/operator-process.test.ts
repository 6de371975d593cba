import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { localFolder } from '../../netlify/local/local-data.ts'
import { hasTerminal, startOperatorBackend } from '../support/operator-backend.ts'

const backend = await startOperatorBackend()
const { asOwner, folder, insert, inTerminal, sql, start } = backend

beforeEach(backend.reset)
afterAll(backend.close)

/** More than a pipe holds. */
const manyRows = `
  INSERT INTO contact_inquiries (name, email, product)
  SELECT 'x', 'x@example.com', repeat('x', 1000) FROM generate_series(1, 1201)`

/** How a process ends, and what it says then. */
async function ending(child: ChildProcessWithoutNullStreams) {
  const [[code], errors] = await Promise.all([once(child, 'close'), text(child.stderr)])
  return [code, errors]
}

describe('the process of npm run inquiries', () => {
  test('ends with 2 where the words are no command', async () => {
    const says = expect.stringMatching(/^[^\n]*"lost"[^\n]*\n$/)
    expect(await ending(start('lost'))).toEqual([2, says])
  })

  test('ends quietly when what it writes to stops reading', async () => {
    await sql(manyRows)
    const child = start('export --csv')
    child.stdout.once('data', () => child.stdout.destroy())
    expect(await ending(child)).toEqual([0, ''])
  })

  test.runIf(existsSync('/dev/full'))('does not take half an export for a whole one', async () => {
    const full = await open('/dev/full', 'w')
    const child = start('export --csv', asOwner, ['ignore', full.fd, 'pipe'])
    expect(await ending(child)).toEqual([1, expect.stringMatching(/^[^\n]*ENOSPC[^\n]*\n$/)])
    await full.close()
  })
})

describe.runIf(hasTerminal)('in a terminal, npm run inquiries -- purge', () => {
  test.each([
    ['y', 'y\r', 'Deleted 1 inquiry older than 24 months.', 0],
    ['Ctrl-C', '\x03', 'Nothing was deleted.', 1],
  ])('asks first, and goes by the answer %s', async (_name, answer, result, left) => {
    await insert('Old', { created_at: `now() - interval '25 months'` })
    const { code, screen } = await inTerminal('purge --older-than 24mo', answer)
    expect(screen).toMatch(/1 inquiry older than 24 months.*\[y\/N\]/)
    expect([code, screen.split('\r\n').at(-2)]).toEqual([0, result])
    expect(await sql('SELECT 1 FROM contact_inquiries')).toHaveLength(left)
  })
})

const { TEST_DATABASE_SNAPSHOT: snapshot } = process.env

// Only where tests have no other database: then a snapshot saves making one, which takes seconds.
test.runIf(snapshot)(
  'without a database, npm run inquiries takes the embedded one',
  async () => {
    await writeFile(join(folder, '.env'), 'PORT=0\n')
    const dataDir = join(folder, localFolder(0), 'database')
    await mkdir(dirname(dataDir), { recursive: true })
    const pglite = await PGlite.create({ dataDir, loadDataDir: await openAsBlob(snapshot ?? '') })
    await pglite.exec(`INSERT INTO contact_inquiries (name, email, product)
                     VALUES ('Ann', 'ann@example.com', 'A scale')`)
    await pglite.close()

    const child = start('send-pending', {})
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
    expect([output, errors]).toEqual(['1 sent now. Of all mails: 1 sent.\n', ''])
  },
  120_000,
)
