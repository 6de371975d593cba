import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { migrate } from '../../scripts/database/migrate.ts'
import { openEmbeddedDatabase } from '../../scripts/local/neon/embedded-database.ts'
import { copySite } from '../support/site-copy.ts'

const copy = copySite(afterAll)
const folder = pathToFileURL(join(copy.folder, 'netlify/migrations/'))
const database = await openEmbeddedDatabase()
const client = await database.owner.connect()
await migrate(client, folder)
afterAll(async () => {
  client.release()
  await database.close()
})

/** The statement that the build prints if the database's limit is lower, and its file. */
let migration = { file: '', statement: '' }

it('the build refuses a limit above that of the database, and prints a migration', () => {
  copy.edit('src/inquiry/limits.ts', /product: \d+/, 'product: 3000')
  const { status, output } = copy.run('scripts/build.ts')
  expect(status).toBe(1)
  const [, file = '', statement = ''] =
    /as (netlify\/\S+\.sql),[\s\S]*?\n\n(ALTER .*;)\n/.exec(output) ?? []
  migration = { file, statement }
  expect(statement).toContain('3000')
})

/** Runs only the part of the build that compares the form's limits with the migrations. */
function problemsOfLimits(): string {
  const code = `
    import { problemsOfLimits } from './scripts/publish/check-limits.ts'
    console.info(await problemsOfLimits())`
  return copy.run('--input-type=module', '-e', code).output
}

it('a migration that leaves the old limit in force is refused', () => {
  const { file, statement } = migration
  copy.write(file, statement.replace(/DROP .*ADD CONSTRAINT \w+/, 'ADD'))
  const problems = problemsOfLimits()
  expect(problems).toContain('the database allows fewer')
  expect(problems).not.toContain('quantity')
})

it('the migration that the build printed raises the limit', async () => {
  const { file, statement } = migration
  const quoted = statement.replace(
    'char_length(product)',
    'char_length("product")',
  )
  copy.write(file, `/* CHECK (length(product) <= 9) */ ${quoted}`)
  expect(await migrate(client, folder)).toEqual([basename(file)])
  await client.query(`INSERT INTO contact_inquiries (name, email, product)
                      VALUES ('x', 'x', repeat('x', 3000))`)
  expect(problemsOfLimits()).toBe('[]\n')
})

it('a field without an entry in fields.ts is gone from the form and the policy', () => {
  const phone = /^ {2}\{\n {4}name: 'phone',\n[^}]*\},\n {2}\},\n/m
  copy.edit('src/inquiry/fields.ts', phone, '')
  const { status, output } = copy.run('scripts/build.ts')
  expect(status, output).toBe(0)
  const html = copy.read('dist/client/contact.html')
  expect(html).toContain('name="quantity"')
  expect(html).not.toContain('name="phone"')
  const policy = copy.read('dist/client/privacy-policy.html')
  for (const page of [html, policy])
    expect(page).not.toContain('With country code')
})
