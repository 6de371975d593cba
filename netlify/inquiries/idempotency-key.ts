import { createHash } from 'node:crypto'
import type { Inquiry } from '../../src/inquiry/schema.ts'

const uuidV4 =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Returns the `Idempotency-Key` header if it is a version 4 UUID. Otherwise, derives a key from the
 * content and the UTC day. A derived key is a version 8 UUID, so no header can equal it.
 */
export function idempotencyKeyOf(
  { headers }: Request,
  inquiry: Inquiry,
): string {
  const key = headers.get('idempotency-key') ?? ''
  const day = new Date().toISOString().slice(0, 10)
  return uuidV4.test(key) ? key : uuidFrom(JSON.stringify([day, inquiry]))
}

export function uuidFrom(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
}
