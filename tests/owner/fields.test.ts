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

/** Runs only the part of the build that compares the form's limits with the migrations. */
function problemsOfLimits(): string[] {
  const code = `
    import { problemsOfLimits } from './scripts/publish/check-limits.ts'
    console.info(JSON.stringify(await problemsOfLimits()))`
  const { output } = copy.run('--input-type=module', '-e', code)
  return JSON.parse(output)
}

/** Reads the statement that a problem proposes, and the file for it. */
function migrationIn(problem = '') {
  const [, file = '', statement = ''] =
    /as (netlify\/\S+\.sql),[\s\S]*?\n\n(ALTER .*;)$/.exec(problem) ?? []
  return { file, statement }
}

let migrations: ReturnType<typeof migrationIn>[] = []

it('the build prints a migration for each limit above that of the database', () => {
  // A migration of the owner, whose number leaves a gap.
  copy.write('netlify/migrations/0004_nothing.sql', 'SELECT 1')
  copy.edit('src/inquiry/limits.ts', /product: \d+/, 'product: 3000')
  copy.edit('src/inquiry/limits.ts', /quantity: \d+/, 'quantity: 90')
  migrations = problemsOfLimits().map(migrationIn)
  expect(migrations.map(({ file }) => basename(file))).toEqual([
    '0005_product.sql',
    '0006_quantity.sql',
  ])
  expect(migrations[0]?.statement).toContain('3000')
  expect(migrations[1]?.statement).toContain('90')
})

it('a migration that leaves the old limit in force is refused', () => {
  const [product, quantity] = migrations
  if (!product || !quantity) expect.fail('The build printed no migrations')
  copy.write(quantity.file, quantity.statement)
  copy.write(
    product.file,
    product.statement.replace(/DROP .*ADD CONSTRAINT \w+/, 'ADD'),
  )
  const [problem, ...others] = problemsOfLimits()
  expect(problem).toContain('"product", but the database allows fewer')
  expect(others).toEqual([])
})

it('the migration that the build printed raises the limit', async () => {
  const [product] = migrations
  if (!product) expect.fail('The build printed no migration')
  const quoted = product.statement.replace(
    'char_length(product)',
    'char_length("product")',
  )
  copy.write(product.file, `/* CHECK (length(product) <= 9) */ ${quoted}`)
  const names = migrations.map(({ file }) => basename(file))
  expect(await migrate(client, folder)).toEqual(['0004_nothing.sql', ...names])
  await client.query(`INSERT INTO contact_inquiries (name, email, product)
                      VALUES ('x', 'x', repeat('x', 3000))`)
  expect(problemsOfLimits()).toEqual([])
})

it('a field without an entry in fields.ts is gone from the form and the policy', () => {
  const phone = /^ {2}\{ name: 'phone', .*\n/m
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
