import { createHash } from 'node:crypto'
import type { Inquiry } from '../../src/inquiry/schema.ts'

// At 10:00 UTC, it is night in North America and evening in East Asia, so a visitor who tries again
// after a lost response rarely does so across this moment.
const dayBeginsAtHour = 10

/**
 * Derives a UUID (version 8) from the content and the day, so that an inquiry that is sent twice
 * on the same day is stored once.
 */
export function idempotencyKeyOf(inquiry: Inquiry): string {
  const shifted = new Date()
  shifted.setUTCHours(shifted.getUTCHours() - dayBeginsAtHour)
  const day = shifted.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const hash = createHash('sha256')
    .update(JSON.stringify([day, inquiry]))
    .digest('hex')
  // In a UUID, the third group begins with the version, and the fourth with the variant (RFC 9562).
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(12, 15)}`,
    `8${hash.slice(15, 18)}`,
    hash.slice(18, 30),
  ].join('-')
}
