import { answerToAnother, type Fault, sqlError } from './fault-proxy.ts'

export interface Seeded {
  /** A number from 0, below 1. */
  random(): number
  pick<T>(from: readonly T[]): T
}

/** Pseudo-random numbers that are the same for the same seed (mulberry32). */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0
  function random(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    random,
    pick: <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T,
  }
}

const html = '<!doctype html><title>Oops</title>'
const page = (status: number): Fault => ({
  status,
  body: html,
  headers: { 'content-type': 'text/html' },
})

const anyService: Fault[] = [
  'refuse',
  'reset before',
  'reset after',
  'reset midway',
  'truncated',
  page(200),
  page(429),
  page(500),
  page(503),
]
const often = Array<Fault[]>(6).fill(anyService).flat()
// A call that hangs ends all time limits that are running, so these are rarer than the others.
const hanging: Fault[] = ['hang before', 'hang after', 'hang midway']

export const databaseFaults: readonly Fault[] = [
  ...often,
  ...hanging,
  ...Array<Fault>(5).fill('no rows'),
  ...Array<Fault>(5).fill(sqlError('57P01')),
  ...Array<Fault>(5).fill(answerToAnother()),
]

const tooMany = { statusCode: 429, name: 'rate_limit_exceeded', message: 'Slow down' }

export const mailFaults: readonly Fault[] = [
  ...often,
  'hang before',
  'hang after',
  { status: 429, body: JSON.stringify(tooMany) },
]
