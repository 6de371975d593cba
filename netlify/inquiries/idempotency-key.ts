import { createHash } from 'node:crypto'
import type { Inquiry } from '../../src/inquiry/schema.ts'

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

export function isIdempotencyKey(text: string): boolean {
  return uuidV4.test(text)
}

/**
 * Derives the key for an inquiry without an `Idempotency-Key` header, such as one from the site's
 * form. Inquiries with the same content on the same UTC day get the same key. The key is a version
 * 8 UUID, so it can't equal a key from the header, which must be version 4.
 */
export function deriveIdempotencyKey(inquiry: Inquiry, now: Date): string {
  return uuidFrom(JSON.stringify([now.toISOString().slice(0, 10), inquiry]))
}

/** Derives a version 8 UUID from a text. */
export function uuidFrom(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
}
