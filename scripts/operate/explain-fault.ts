import {
  isTransientFault,
  sqlStateOf,
  UnavailableError,
} from '../../netlify/inquiries/database-faults.ts'

const causes: [start: RegExp, cause: string][] = [
  [/^(28|3D)/, 'the user, password or database is wrong, so copy it again'],
  [/^42501/, 'its role lacks a right that this needs'],
  [/^42(P01|883|703)/, 'its schema is missing or outdated: npm run db:migrate'],
  [
    /^25006/,
    'it is read-only: the URL is that of a read replica, or a setting makes it so',
  ],
  [/^53/, 'its storage or its connections are used up'],
  [/^57014/, 'a statement_timeout stops queries'],
  [
    /^23514/,
    'its limits are lower than those in src/inquiry/limits.ts: npm run db:migrate',
  ],
]

/** The error's own message can contain the connection string or an inquiry, so it is omitted. */
export function explainFault(
  error: unknown,
  variable = 'DATABASE_URL',
): string {
  const fault = error instanceof UnavailableError ? error.cause : error
  const database = `The database in ${variable} can't be used`
  // If a quota is used up, Neon responds with 402 or with a message about quotas.
  if (/\(HTTP status 402\)|\bquota/i.test(String(fault))) {
    return `${database}: Neon's quota is used up. See the project's usage at Neon, or upgrade its plan.`
  }
  const state = sqlStateOf(fault) ?? ''
  const [, cause] = causes.find(([start]) => start.test(state)) ?? []
  if (cause) return `${database}: ${cause}${state && ` (SQLSTATE ${state})`}.`
  if (!isTransientFault(fault))
    return `${database}${state && ` (SQLSTATE ${state})`}. Check that the project is active at Neon, and copy the connection string again.`
  return `${database} now, because it isn't responding. No data has been lost; try again later.`
}
