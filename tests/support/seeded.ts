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
