import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { migrate } from '../../scripts/database/migrate.ts'
import { openEmbeddedDatabase } from '../../scripts/local/neon/embedded-database.ts'
import { copySite } from '../support/site-copy.ts'

it('a limit can be raised with the migration that the build asks for, and a field deleted', async () => {
  const copy = copySite()
  const folder = pathToFileURL(join(copy.folder, 'netlify/migrations/'))
  const database = await openEmbeddedDatabase()
  const client = await database.owner.connect()
  await migrate(client, folder)

  copy.edit('src/inquiry/limits.ts', /product: \d+/, 'product: 3000')
  const refused = copy.run('scripts/build.ts')
  expect(refused.status).toBe(1)
  const [, file = '', statement = ''] =
    /as (netlify\/\S+\.sql),[\s\S]*?\n\n(ALTER .*;)\n/.exec(refused.output) ??
    []
  // A higher limit has no effect while the old constraint remains, so the build must still fail.
  copy.write(file, statement.replace(/DROP .*ADD CONSTRAINT \w+/, 'ADD'))
  expect(copy.run('scripts/build.ts').output).toContain(
    'the database allows 1000',
  )

  const quoted = statement.replace(
    'char_length(product)',
    'char_length("product")',
  )
  copy.write(file, `/* CHECK (length(product) <= 9) */ ${quoted}`)
  expect(await migrate(client, folder)).toEqual([file.split('/').at(-1)])
  await client.query(`INSERT INTO contact_inquiries (name, email, product)
                      VALUES ('x', 'x', repeat('x', 3000))`)
  client.release()
  await database.close()

  copy.edit('src/inquiry/fields.ts', /^ *{ name: 'phone'.*\n/m, '')
  const { status, output } = copy.run('scripts/build.ts')
  expect(status, output).toBe(0)
  const html = copy.read('dist/client/contact.html')
  expect(html).toContain('name="quantity"')
  expect(html).not.toMatch(/name="phone"|With country code/)
  expect(copy.read('dist/client/privacy-policy.html')).not.toContain(
    'With country code',
  )
})
