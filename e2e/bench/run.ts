import { clientBenchmarks } from './client-benchmarks.ts'
import { exportsBenchmarks } from './exports/exports-benchmarks.ts'
import { exportsWindowBenchmarks } from './exports/exports-window-benchmarks.ts'
import { leadsBenchmarks } from './leads/leads-benchmarks.ts'
import { leadsWindowBenchmarks } from './leads/leads-window-benchmarks.ts'
import { type Benchmark, type BenchmarkResult, runBenchmark } from './measure.ts'
import { mediaBenchmarks } from './media/media-benchmarks.ts'
import { mediaSendBenchmarks } from './media/media-send-benchmarks.ts'
import { mediaWindowBenchmarks } from './media/media-window-benchmarks.ts'
import { readFilesBenchmarks } from './media/read-files-benchmarks.ts'
import { buildingBenchmarks } from './prices/building-benchmarks.ts'
import { premiumsBenchmarks } from './prices/premiums-benchmarks.ts'
import { pricesBenchmarks } from './prices/prices-benchmarks.ts'
import { pricesWindowBenchmarks } from './prices/prices-window-benchmarks.ts'
import { sandboxBenchmarks } from './sandbox-benchmarks.ts'
import { windowBenchmarks } from './window-benchmarks.ts'

const words = {
  holds: 'holds',
  doesNotHold: 'DOES NOT HOLD',
  tooCloseToTell: 'TOO CLOSE TO TELL: the runs lie further apart than from the target',
} as const

const describeResult = (result: BenchmarkResult, { baseline, goal }: Benchmark): string =>
  [
    result.name.padEnd(24),
    `${result.value.toFixed(0)} ${result.unit}`.padStart(14),
    `${baseline} ${result.baseline.toFixed(0)} ${result.unit}`.padStart(40),
    `${result.ratio.toFixed(2)}x`.padStart(8),
    `±${(result.spread / 2).toFixed(2)} in ${result.runs} runs`.padStart(17),
    `target ${'atMost' in goal ? '<=' : '>='} ${result.target}x`,
    words[result.verdict],
  ].join('  ')

// The words that every row shares are said once.
const preface =
  'Medians of pairs, one run of each side after the other; ± is half of what the middle half of the runs spans.\n' +
  'Disk caches are warm on both sides: the first pair of each row is thrown away.'

const main = async (): Promise<void> => {
  const args = process.argv.slice(2)
  const filter = args.find((argument) => !argument.startsWith('--')) ?? ''
  const asJson = args.includes('--json')
  const say = (line: string) => (asJson ? process.stderr : process.stdout).write(`${line}\n`)
  const groups = [
    windowBenchmarks(),
    sandboxBenchmarks(),
    clientBenchmarks(),
    pricesBenchmarks(),
    pricesWindowBenchmarks(),
    buildingBenchmarks(),
    premiumsBenchmarks(),
    readFilesBenchmarks(),
    mediaBenchmarks(),
    mediaSendBenchmarks(),
    mediaWindowBenchmarks(),
    exportsBenchmarks(),
    exportsWindowBenchmarks(),
    leadsBenchmarks(),
    leadsWindowBenchmarks(),
  ]
  say(preface)
  try {
    const results: BenchmarkResult[] = []
    for (const benchmark of groups.flatMap(({ all }) => all)) {
      if (!benchmark.name.includes(filter)) continue
      const result = await runBenchmark(benchmark)
      say(describeResult(result, benchmark))
      results.push(result)
    }
    if (asJson) process.stdout.write(`${JSON.stringify({ results })}\n`)
    process.exitCode =
      results.length > 0 && results.every(({ verdict }) => verdict === 'holds') ? 0 : 1
  } finally {
    for (const { end } of groups) end()
  }
}

await main()
