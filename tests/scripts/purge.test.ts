import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { hasTerminal, startOperatorBackend } from '../support/operator-backend.ts'

const backend = await startOperatorBackend()
const { inquiries, inTerminal, insert, sql } = backend

beforeEach(async () => {
  await backend.reset()
  await insert('Old', { created_at: `now() - interval '25 months'` })
  await insert('Kept', { created_at: `now() - interval '23 months'` })
})
afterAll(backend.close)

async function names() {
  const rows = await sql<{ name: string }>('SELECT name FROM contact_inquiries ORDER BY created_at')
  return rows.map(({ name }) => name)
}

describe('npm run inquiries -- purge', () => {
  test('deletes nothing where nobody can be asked, and says how many it would', async () => {
    const { code, errors } = await inquiries('purge --older-than 24mo')
    expect(code).toBe(1)
    expect(errors).toMatch(/^1 inquiry .*--yes\.\n$/)
    expect(await names()).toEqual(['Old', 'Kept'])
  })

  test('deletes what is older when it is told so', async () => {
    expect((await inquiries('purge --older-than 24mo --yes')).code).toBe(0)
    expect(await names()).toEqual(['Kept'])
  })

  test('deletes more than one statement takes', async () => {
    await sql(`INSERT INTO contact_inquiries (name, email, product, created_at)
               SELECT 'Old', 'x@example.com', 'x', now() - interval '3 years'
               FROM generate_series(1, 2500)`)
    const { output } = await inquiries('purge --older-than 24mo --yes')
    expect(output).toMatch(/^Deleted 2501 /)
    expect(await names()).toEqual(['Kept'])
  })

  test('has nothing to ask when nothing is that old', async () => {
    expect(await inquiries('purge --older-than 10y')).toMatchObject({ code: 0, errors: '' })
    expect(await names()).toEqual(['Old', 'Kept'])
  })
})

describe.runIf(hasTerminal)('npm run inquiries -- purge, in a terminal,', () => {
  test.each([
    ['no', 'no\r'],
    ['nothing', '\r'],
    ['what is neither', 'yesterday\r'],
    ['Ctrl-D', '\x04'],
    ['Ctrl-C', '\x03'],
  ])('asks first, and deletes nothing on %s', async (_, answer) => {
    const { code, screen } = await inTerminal('purge --older-than 24mo', answer)
    expect(screen).toMatch(/1 inquiry older than 24 months.*\[y\/N\]/)
    expect(screen).toMatch(/Nothing was deleted\.\r\n$/)
    expect(code).toBe(0)
    expect(await names()).toEqual(['Old', 'Kept'])
  })

  test.each(['y\r', 'YES\r'])('deletes on %j', async (answer) => {
    const { code, screen } = await inTerminal('purge --older-than 24mo', answer)
    expect(screen).toMatch(/Deleted 1 inquiry older than 24 months\.\r\n$/)
    expect(code).toBe(0)
    expect(await names()).toEqual(['Kept'])
  })

  test('does not take the other end of a pipe for a person', async () => {
    const piped = 'purge --older-than 24mo < /dev/null'
    expect((await inTerminal(piped)).code).toBe(1)
    expect(await names()).toEqual(['Old', 'Kept'])
  })
})
