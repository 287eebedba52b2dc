import type { Benchmark, Side } from './measure.ts'

/** Benchmarks that one piece of work measures together: the n-th run of each of them is the same one. */
export const sharedRuns = <T>(work: () => Promise<T>) => {
  const runs: Promise<T>[] = []
  return (sideOf: (measured: T) => Side): Benchmark['measure'] => {
    let next = 0
    return async () => {
      const run = runs[next] ?? work()
      runs[next] = run
      next += 1
      return sideOf(await run)
    }
  }
}
