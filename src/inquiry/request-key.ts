import type { Inquiry } from './schema.ts'

// Only this key and a fingerprint of the content are kept, never what the visitor wrote.
const storageKey = 'inquiry-request'

interface Remembered {
  key: string
  fingerprint: string
}

let remembered: Remembered | undefined

/**
 * The idempotency key for this content: the same UUID v4 for the same five values, also after a
 * reload of the page, so that sending again can never store the inquiry twice; a new one as soon as
 * a value differs.
 */
export async function requestKeyFor(inquiry: Inquiry): Promise<string> {
  const fingerprint = await fingerprintOf(inquiry)
  const known = remembered ?? recall()
  if (known?.fingerprint === fingerprint) return known.key
  remembered = { key: randomUuid(), fingerprint }
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify(remembered)))
  return remembered.key
}

/** Ends the life of the key: what is sent after a success is a new inquiry. */
export function forgetRequestKey() {
  remembered = undefined
  attempt(() => sessionStorage.removeItem(storageKey))
}

function recall(): Remembered | undefined {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
  return typeof stored?.key === 'string' ? (stored as Remembered) : undefined
}

// Storage throws where it is blocked or full (Safari with all cookies blocked, for one). The key
// then lives as long as the page does.
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

async function fingerprintOf(inquiry: Inquiry): Promise<string> {
  const { name, email, phone, product, quantity } = inquiry
  const bytes = new TextEncoder().encode(JSON.stringify([name, email, phone, product, quantity]))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function randomUuid() {
  return crypto.randomUUID()
}
