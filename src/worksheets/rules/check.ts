import type { Source } from '../../content/carton-limits.ts'

export type CheckState =
  | 'passed'
  | 'failed'
  | 'blank'
  | 'unclear'
  | 'none'
  | 'present'
  | 'exempt'

export interface Check {
  name: string
  state: CheckState
  reason: string
  source?: Source
  /** Whether the limit is another country's, because ours could not be checked. */
  isUnconfirmed?: boolean
}

/** What a check found out, and why. */
export type Finding = Pick<Check, 'state' | 'reason'>
