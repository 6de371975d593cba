import { parseCommand, usage } from './command-line.ts'
import { explain, WrongUsage } from './explain.ts'
import { databaseVariable, openSession, type Surroundings } from './open-session.ts'

/** Runs what follows `npm run inquiries --`. Never rejects. @returns the exit status, as in `usage`. */
export async function runCommand(words: string[], surroundings: Surroundings): Promise<number> {
  try {
    const work = parseCommand(words)
    if (work === 'help') {
      surroundings.stdout.write(usage)
    } else {
      const session = await openSession(surroundings)
      await work(session).finally(session.close)
    }
    return 0
  } catch (error) {
    surroundings.stderr.write(`${explain(error, databaseVariable(surroundings.env))}\n`)
    return error instanceof WrongUsage ? 2 : 1
  }
}
