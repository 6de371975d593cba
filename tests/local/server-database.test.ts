import { describe, expect, test } from 'vitest'
import { createServerDatabase } from '../support/server-database.ts'

const { TEST_DATABASE_SERVER = '' } = process.env

// A fault that nobody listens for ends the run of the tests, whatever they say.
describe.runIf(TEST_DATABASE_SERVER)('a database on a real server', () => {
  test('survives that the server ends its idle connections', async () => {
    const { owner, runAs, close } = await createServerDatabase(TEST_DATABASE_SERVER)
    const { username, password } = new URL(TEST_DATABASE_SERVER)
    await owner.query('SELECT 1')
    await runAs(username, password, (client) =>
      client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE datname = current_database() AND pid <> pg_backend_pid()`),
    )
    await expect.poll(() => owner.totalCount, { timeout: 60_000 }).toBe(0)
    expect((await owner.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await close()
  })

  test('closes while the server still has its connections', async () => {
    const { owner, close } = await createServerDatabase(TEST_DATABASE_SERVER)
    const clients = await Promise.all(Array.from({ length: 10 }, () => owner.connect()))
    const ended = clients.map((client) => new Promise<void>((end) => client.once('end', end)))
    for (const client of clients) client.release()
    await close()
    await Promise.all(ended)
    await expect(owner.query('SELECT 1')).rejects.toThrow('after calling end')
  })
})
