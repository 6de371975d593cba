import {
  isTransientFault,
  sqlStateOf,
  UnavailableError,
} from '../../netlify/inquiries/database-faults.ts'
import {
  type Refusal,
  refusalOf,
} from '../../netlify/inquiries/neon-refusals.ts'
import type { Environment } from '../../netlify/inquiries/settings.ts'

interface Cause {
  /** The beginnings of the SQLSTATEs of these faults. */
  states: string[]
  explanation: string
}

const causes: Cause[] = [
  {
    states: ['28', '3D'],
    explanation: 'the user, password or database is wrong, so copy it again',
  },
  { states: ['42501'], explanation: 'its role lacks a right that this needs' },
  {
    states: ['42P01', '42883', '42703'],
    explanation: 'its schema is missing or outdated: npm run db:migrate',
  },
  {
    states: ['25006'],
    explanation:
      "it is read-only. If the URL is that of a read replica, use the primary compute's. Otherwise, a setting makes it so: npm run db:site-password resets the role's, and ALTER DATABASE … RESET default_transaction_read_only the database's",
  },
  {
    states: ['53'],
    explanation: 'its storage or its connections are used up',
  },
  {
    states: ['57014'],
    explanation:
      "a statement_timeout stops queries: npm run db:site-password resets the role's, and ALTER DATABASE … RESET statement_timeout the database's",
  },
  {
    states: ['23514'],
    explanation:
      'its limits are lower than those in src/inquiry/limits.ts: npm run db:migrate',
  },
]

const refusals: Record<Refusal, string> = {
  'ip-not-allowed':
    "Neon's IP Allow list leaves out the address that this connection comes from. Netlify's functions have no fixed address, so allow all addresses in the project's settings at Neon (Network security).",
  quota:
    "Neon's quota is used up. See the project's usage at Neon, or upgrade its plan.",
  suspended:
    'Neon has suspended the project: a quota is used up, a bill is unpaid, or Neon is working on it. Open the project at Neon, which shows the reason.',
  'too-many-computes':
    "as many of the project's computes are running as Neon's plan allows. At Neon, suspend or delete the branches that you don't need.",
  'not-found':
    'Neon finds no project, branch or compute (endpoint) at this address: it was deleted, or moved to another project or region. Copy the connection string from the project at Neon, then run npm run db:migrate and npm run db:site-password with it.',
  disabled:
    "the branch's compute (endpoint) is disabled. Enable it in the project at Neon, or ask Neon's support.",
  'wrong-host':
    "its host doesn't begin with the name of a compute (ep-…). Copy the connection string from the project at Neon.",
}

/** The error's own message can contain the connection string or an inquiry, so it is omitted. */
export function explainFault(
  error: unknown,
  variable = 'DATABASE_URL',
): string {
  const fault = error instanceof UnavailableError ? error.cause : error
  const database = `The database in ${variable} can't be used`
  const refusal = refusalOf(fault)
  if (refusal) return `${database}: ${refusals[refusal]}`
  const state = sqlStateOf(fault) ?? ''
  const inBrackets = state && ` (SQLSTATE ${state})`
  const cause = causes.find(({ states }) =>
    states.some((start) => state.startsWith(start)),
  )
  if (cause) return `${database}: ${cause.explanation}${inBrackets}.`
  if (!isTransientFault(fault))
    return `${database}${inBrackets}. Check that the project is active at Neon, and copy the connection string again.`
  return `${database} now, because it isn't responding. No data has been lost; try again later.`
}

/** Also explains that a database isn't at Neon, so that nothing there responds as expected. */
export function explainFaultAt(
  url: string,
  environment: Environment,
  error: unknown,
  variable = 'DATABASE_URL',
): string {
  // Only Neon, or a PostgreSQL server behind an endpoint like Neon's, responds as expected.
  if (isAtNeon(url, environment) || sqlStateOf(error))
    return explainFault(error, variable)
  return `The database in ${variable} can't be used: its host isn't Neon's (….neon.tech). The functions and npm run inquiries send SQL to Neon over HTTPS, which other PostgreSQL servers don't understand. Use a database at Neon, or set NEON_FETCH_ENDPOINT to a service that is compatible with Neon's.`
}

function isAtNeon(url: string, { NEON_FETCH_ENDPOINT }: Environment): boolean {
  const { hostname } = new URL(url)
  const isNeonsHost =
    hostname.endsWith('.neon.tech') || hostname.endsWith('.neon.build')
  return isNeonsHost || Boolean(NEON_FETCH_ENDPOINT)
}
