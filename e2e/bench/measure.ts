export interface Side {
  readonly unitdesk: number
  readonly baseline: number
}

/** Unitdesk's number as a multiple of the baseline's: how large it may, or how large it must be. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number }

export interface Benchmark {
  readonly name: string
  readonly unit: 'ms' | 'MB' | 'MB/s' | 'calls/s'
  readonly goal: Goal
  readonly baseline: string
  /** One run of each, one after the other, so that both meet the same machine. */
  readonly measure: () => Promise<Side>
  readonly runs: number
}

export interface BenchmarkResult {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly baseline: number
  readonly ratio: number
  readonly target: number
  readonly ok: boolean
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

const holds = (ratio: number, goal: Goal): boolean =>
  'atMost' in goal ? ratio <= goal.atMost : ratio >= goal.atLeast

export const runBenchmark = async (benchmark: Benchmark): Promise<BenchmarkResult> => {
  // The first of each fills caches that every later one finds full.
  await benchmark.measure()
  const sides: Side[] = []
  for (let run = 0; run < benchmark.runs; run++) sides.push(await benchmark.measure())
  const value = median(sides.map(({ unitdesk }) => unitdesk))
  const baseline = median(sides.map((side) => side.baseline))
  const ratio = value / baseline
  const { name, unit, goal } = benchmark
  const target = 'atMost' in goal ? goal.atMost : goal.atLeast
  return { name, value, unit, baseline, ratio, target, ok: holds(ratio, goal) }
}
