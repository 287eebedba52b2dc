export interface Side {
  readonly unitdesk: number
  readonly baseline: number
}

/** Unitdesk's number as a multiple of the baseline's: how large it may, or how large it must be. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number }

export interface Benchmark {
  readonly name: string
  readonly unit: 'ms' | 'MB' | 'MB/s' | 'calls/s' | '%'
  readonly goal: Goal
  readonly baseline: string
  /** One run of each, one after the other, so that both meet the same machine. */
  readonly measure: () => Promise<Side>
  readonly runs: number
}

export interface BenchmarkGroup {
  readonly all: readonly Benchmark[]
  /** Takes away what the benchmarks have made. */
  readonly end: () => void
}

/** Whether the runs lie closer together than to the goal: else nobody knows what a further one would say. */
export type Verdict = 'holds' | 'doesNotHold' | 'tooCloseToTell'

export interface BenchmarkResult {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly baseline: number
  /** The median of what the runs gave, each a pair of its own. */
  readonly ratio: number
  /** How far apart the middle half of the runs lies. */
  readonly spread: number
  readonly runs: number
  readonly target: number
  readonly verdict: Verdict
}

/** The value below which a share of the others lies, between two of them where none is there. */
const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [lower, upper] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (lower === undefined || upper === undefined) return Number.NaN
  return lower + (upper - lower) * (place - Math.floor(place))
}

const median = (values: readonly number[]): number => quantile(values, 0.5)

export const targetOf = (goal: Goal): number => ('atMost' in goal ? goal.atMost : goal.atLeast)

/** What the pairs say about a goal. */
export const judge = (
  sides: readonly Side[],
  goal: Goal,
): Pick<BenchmarkResult, 'ratio' | 'spread' | 'runs' | 'target' | 'verdict'> => {
  const ratios = sides.map(({ unitdesk, baseline }) => unitdesk / baseline)
  const [ratio, target] = [median(ratios), targetOf(goal)]
  const spread = quantile(ratios, 0.75) - quantile(ratios, 0.25)
  const isWithin = 'atMost' in goal ? ratio <= target : ratio >= target
  const isClear = spread <= Math.abs(target - ratio)
  const verdict = !isClear ? 'tooCloseToTell' : isWithin ? 'holds' : 'doesNotHold'
  return { ratio, spread, runs: sides.length, target, verdict }
}

/** Measures as many pairs as the benchmark asks for, or fewer where so many are too many. */
export const runBenchmark = async (
  benchmark: Benchmark,
  mostRuns = Number.POSITIVE_INFINITY,
): Promise<BenchmarkResult> => {
  // The first of each fills caches that every later one finds full.
  await benchmark.measure()
  const sides: Side[] = []
  for (let run = 0; run < Math.min(benchmark.runs, mostRuns); run++)
    sides.push(await benchmark.measure())
  const { name, unit, goal } = benchmark
  return {
    name,
    unit,
    value: median(sides.map(({ unitdesk }) => unitdesk)),
    baseline: median(sides.map((side) => side.baseline)),
    ...judge(sides, goal),
  }
}
