import { NeonDbError } from '@neondatabase/serverless'

export type Refusal =
  | 'ip-not-allowed'
  | 'quota'
  | 'suspended'
  | 'too-many-computes'
  | 'not-found'
  | 'disabled'
  | 'wrong-host'

/**
 * Messages with which Neon refuses a connection. They have no SQLSTATE. Neon's proxy writes some of
 * them (neondatabase/neon: proxy/src/auth/mod.rs and proxy/src/control_plane/messages.rs), and
 * repeats others from Neon's control plane. The first match counts.
 */
const messages: { refusal: Refusal; pattern: RegExp }[] = [
  {
    refusal: 'ip-not-allowed',
    pattern: /IP address .*not allowed|VPC endpoint|blocked network/i,
  },
  // The proxy sends this message for a locked project, whatever the reason.
  {
    refusal: 'suspended',
    pattern: /endpoint is temporar(y|ily) unavailable|suspended/i,
  },
  {
    refusal: 'too-many-computes',
    pattern: /concurrently active|active (endpoints|computes)/i,
  },
  {
    refusal: 'quota',
    pattern: /\(HTTP status 402\)|quota|exceeded|upgrade your plan/i,
  },
  {
    refusal: 'not-found',
    pattern: /(can|could)( ?not|n't) be found|not found|have access to it/i,
  },
  {
    refusal: 'disabled',
    pattern: /(endpoint|project|branch|compute).* disabled/i,
  },
  {
    refusal: 'wrong-host',
    pattern: /endpoint ID is not specified|project name/i,
  },
]

/** Returns why Neon refuses to connect, or undefined if the error has another cause. */
export function refusalOf(error: unknown): Refusal | undefined {
  // PostgreSQL's own errors have a code, and their messages can contain what a visitor typed.
  if (!(error instanceof NeonDbError) || error.code) return undefined
  const match = messages.find(({ pattern }) => pattern.test(error.message))
  return match?.refusal
}
