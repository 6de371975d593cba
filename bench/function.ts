/**
 * `npm run bench:function`: what the function adds to the one insert that it cannot do without.
 *
 * Posts go to the built function in this process, `Request` in and `Response` out; the bare insert
 * goes through the driver as it comes, as the same role, into the same table. Both meet the same
 * stand-in for Neon, on the embedded database and, with TEST_DATABASE_SERVER, on that server. Rounds
 * alternate, so that whatever else the machine does hits both, and medians are compared.
 *
 *     npm run bench:function -- --rounds 50 --inquiries 10000
 */
import { parseArgs } from 'node:util'
import { acknowledgedOnce } from './acknowledged-once.ts'
import { compare } from './compare.ts'
import { openContenders } from './contenders.ts'

const { values } = parseArgs({
  options: {
    /** Of each kind, after one that only warms up. */
    rounds: { type: 'string', default: '30' },
    /** In each round. */
    posts: { type: 'string', default: '200' },
    /** How many inquiries to post and look for in the table. */
    inquiries: { type: 'string', default: '1000' },
  },
})

const server = process.env.TEST_DATABASE_SERVER
// The function writes a line for each post; they would be all that one sees.
console.info = () => {}

for (const database of server ? [undefined, server] : [undefined]) {
  const contenders = await openContenders(database)
  process.stdout.write(`\n${contenders.database}\n`)
  for (const concurrency of [1, 50]) {
    const rounds = Number(values.rounds)
    const table = await compare(contenders, { concurrency, rounds, posts: Number(values.posts) })
    process.stdout.write(table)
  }
  process.stdout.write(await acknowledgedOnce(contenders, Number(values.inquiries)))
  await contenders.close()
}
