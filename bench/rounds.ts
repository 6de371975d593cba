export type Numbers = Record<string, number>

/**
 * Measures everything once a round, so that other load on the machine affects all of it alike.
 *
 * @returns the medians, by the same names.
 */
export async function takeTurns(
  rounds: number,
  measurements: Record<string, () => Promise<Numbers>>,
): Promise<Record<string, Numbers>> {
  const taken: Record<string, Numbers[]> = {}
  const all = Object.entries(measurements)
  console.info(`${rounds} rounds of ${all.length} measurements; Ctrl-C ends them.`)
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, measure] of all) {
      console.info(`Round ${round} of ${rounds}: ${name}`)
      const numbers = await measure()
      taken[name] = [...(taken[name] ?? []), numbers]
    }
  }
  return Object.fromEntries(Object.entries(taken).map(([name, runs]) => [name, mediansOf(runs)]))
}

function mediansOf(runs: Numbers[]): Numbers {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? 0))]))
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
}
