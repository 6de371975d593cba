import type { Contenders, Submission } from './contenders.ts'

interface Plan {
  concurrency: number
  rounds: number
  /** Submissions of each contender in each round. */
  posts: number
}

interface Round {
  /** Milliseconds, the median of all submissions. */
  latency: number
  /** Submissions per second. */
  throughput: number
}

/** Runs both contenders in turns and returns a table of medians, with ours relative to the insert. */
export async function compare(contenders: Contenders, plan: Plan): Promise<string> {
  const inserts: Round[] = []
  const posts: Round[] = []
  for (let round = 0; round <= plan.rounds; round++) {
    const turns = [
      async () => inserts.push(await run(plan, contenders.bareInsert)),
      async () => posts.push(await run(plan, contenders.post)),
    ]
    for (const turn of round % 2 ? turns : turns.reverse()) await turn()
  }
  // The first of each has compiled the code and filled the caches.
  const [bare, ours] = [inserts.slice(1), posts.slice(1)]
  const ratio = (of: keyof Round) =>
    median(ours.map((round, index) => round[of] / (bare[index]?.[of] ?? Number.NaN)))
  const line = (name: string, latency: string, throughput: string) =>
    `  ${name.padEnd(16)}${latency.padStart(14)}${throughput.padStart(16)}\n`
  const measured = (name: string, rounds: Round[]) =>
    line(
      name,
      `${median(rounds.map(({ latency }) => latency)).toFixed(2)} ms`,
      `${Math.round(median(rounds.map(({ throughput }) => throughput)))}/s`,
    )
  return [
    line(plan.concurrency === 1 ? 'one by one' : `${plan.concurrency} at once`, 'latency', 'rate'),
    measured('bare insert', bare),
    measured('function', ours),
    line('ratio', `× ${ratio('latency').toFixed(3)}`, `× ${ratio('throughput').toFixed(3)}`),
  ].join('')
}

async function run({ concurrency, posts }: Plan, prepare: () => Submission): Promise<Round> {
  const latencies: number[] = []
  // Requests are the sender's work: made before the clock starts.
  const prepared = Array.from({ length: posts }, prepare).values()
  const worker = async () => {
    for (const submit of prepared) {
      const start = performance.now()
      await submit()
      latencies.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: concurrency }, worker))
  const seconds = (performance.now() - start) / 1000
  return { latency: median(latencies), throughput: posts / seconds }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return ((sorted.at(middle) ?? 0) + (sorted.at(-1 - middle) ?? 0)) / 2
}
