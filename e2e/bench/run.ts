import { setTimeout as wait } from 'node:timers/promises'
import { type Benchmark, type BenchmarkResult, runBenchmark } from './measure.ts'
import type { StartedWindow } from './started-window.ts'
import { startHello, startUnitdesk, workedProfile } from './windows.ts'

const settleMs = 3_000

const benchmarksOn = (profile: string): Benchmark[] => {
  const sideBySide = async (measure: (window: StartedWindow) => Promise<number>) => {
    const sides: number[] = []
    for (const start of [startHello, () => startUnitdesk(profile)]) {
      const window = await start()
      sides.push(await measure(window))
      await window.close()
    }
    const [baseline = Number.NaN, unitdesk = Number.NaN] = sides
    return { baseline, unitdesk }
  }
  return [
    {
      name: 'start-to-prices',
      unit: 'ms',
      target: 1.6,
      baseline: 'a bare Electron window',
      runs: 7,
      measure: () => sideBySide(async ({ startMs }) => startMs),
    },
    {
      name: 'idle-memory',
      unit: 'MB',
      target: 1.5,
      baseline: 'a bare Electron window',
      runs: 3,
      measure: () =>
        sideBySide(async (window) => {
          await wait(settleMs)
          return window.memoryMb()
        }),
    },
  ]
}

const describeResult = (result: BenchmarkResult, baseline: string): string =>
  [
    result.name.padEnd(18),
    `${result.value.toFixed(0)} ${result.unit}`.padStart(9),
    `${baseline} ${result.baseline.toFixed(0)} ${result.unit}`.padStart(34),
    `${result.ratio.toFixed(2)}x`.padStart(8),
    `target <= ${result.target}x`,
    result.ok ? 'holds' : 'DOES NOT HOLD',
  ].join('  ')

const main = async (): Promise<void> => {
  const args = process.argv.slice(2)
  const filter = args.find((argument) => !argument.startsWith('--')) ?? ''
  const asJson = args.includes('--json')
  const say = (line: string) => (asJson ? process.stderr : process.stdout).write(`${line}\n`)
  const profile = await workedProfile()
  try {
    const results: BenchmarkResult[] = []
    for (const benchmark of benchmarksOn(profile.folder)) {
      if (!benchmark.name.includes(filter)) continue
      const result = await runBenchmark(benchmark)
      say(describeResult(result, benchmark.baseline))
      results.push(result)
    }
    if (asJson) process.stdout.write(`${JSON.stringify({ results })}\n`)
    process.exitCode = results.length > 0 && results.every(({ ok }) => ok) ? 0 : 1
  } finally {
    profile.remove()
  }
}

await main()
