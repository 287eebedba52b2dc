import {
  type BenchmarkRow,
  benchmarkTable,
  describeRow,
  fortnightTable,
  growthTable,
} from './benchmark-table.ts'
import { clientBenchmarks } from './client-benchmarks.ts'
import { exportsBenchmarks } from './exports/exports-benchmarks.ts'
import { exportsWindowBenchmarks } from './exports/exports-window-benchmarks.ts'
import { fortnight, measureFortnight } from './fortnight/measure-fortnight.ts'
import { describeGrowth, measureGrowth } from './growth/measure-growth.ts'
import { liveHour } from './hour/live-hour.ts'
import { leadsBenchmarks } from './leads/leads-benchmarks.ts'
import { leadsWindowBenchmarks } from './leads/leads-window-benchmarks.ts'
import { runBenchmark } from './measure.ts'
import { mediaBenchmarks } from './media/media-benchmarks.ts'
import { mediaSendBenchmarks } from './media/media-send-benchmarks.ts'
import { mediaWindowBenchmarks } from './media/media-window-benchmarks.ts'
import { readFilesBenchmarks } from './media/read-files-benchmarks.ts'
import { buildingBenchmarks } from './prices/building-benchmarks.ts'
import { premiumsBenchmarks } from './prices/premiums-benchmarks.ts'
import { pricesBenchmarks } from './prices/prices-benchmarks.ts'
import { pricesWindowBenchmarks } from './prices/prices-window-benchmarks.ts'
import { runnerBenchmarks } from './runner/runner-benchmarks.ts'
import { sandboxBenchmarks } from './sandbox-benchmarks.ts'
import { teamBenchmarks } from './team/team-benchmarks.ts'
import { windowBenchmarks } from './window-benchmarks.ts'
import { writeBenchmarks } from './write-benchmarks.ts'

// The words that every row shares are said once.
const preface =
  'Medians of pairs, one run of each side after the other; ± is half of what the middle half of the runs spans.\n' +
  'Disk caches are warm on both sides: the first pair of each row is thrown away.'

interface Run {
  /** A part of the names that are wanted; all are with the empty one. */
  readonly filter: string
  readonly mostRuns: number
  readonly say: (line: string) => void
}

/** Measures one side after the other, and answers whether all goals are held. */
const compareSides = async ({ filter, mostRuns, say }: Run): Promise<readonly BenchmarkRow[]> => {
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
    teamBenchmarks(),
    runnerBenchmarks({ isBrief: Number.isFinite(mostRuns) }),
  ]
  say(preface)
  try {
    const rows: BenchmarkRow[] = []
    for (const benchmark of groups.flatMap(({ all }) => all)) {
      if (!benchmark.name.includes(filter)) continue
      // The rows that an hour has measured are not lost with the one that fails.
      const result = await runBenchmark(benchmark, mostRuns).catch((error: unknown) => {
        console.error(error)
        return null
      })
      const row = { benchmark, result }
      say(describeRow(row))
      rows.push(row)
    }
    return rows
  } finally {
    for (const { end } of groups) end()
  }
}

const growthName = 'growth'
const fortnightName = 'fortnight'
const hourName = 'hour'

const main = async (): Promise<void> => {
  const args = process.argv.slice(2)
  const [first = '', second = '', third = ''] = args.filter(
    (argument) => !argument.startsWith('--'),
  )
  const asJson = args.includes('--json')
  const say = (line: string) => (asJson ? process.stderr : process.stdout).write(`${line}\n`)
  const tellAll = (results: readonly object[], verdicts: readonly boolean[]): void => {
    if (asJson) process.stdout.write(`${JSON.stringify({ results })}\n`)
    process.exitCode = verdicts.length > 0 && verdicts.every(Boolean) ? 0 : 1
  }
  if (first === growthName) {
    const rows = await measureGrowth(second, (growth) => say(describeGrowth(growth)))
    if (second === '') writeBenchmarks('growth', growthTable(rows))
    tellAll(
      rows,
      rows.map(({ holds }) => holds),
    )
    return
  }
  if (first === fortnightName) {
    // Fewer days show sooner what grows; the document tells of all of them.
    const days = second === '' ? fortnight : Number(second)
    const rows = await measureFortnight(days, say)
    say(fortnightTable(rows))
    if (days === fortnight) writeBenchmarks('fortnight', fortnightTable(rows))
    tellAll(
      rows,
      rows.map(({ holds }) => holds),
    )
    return
  }
  if (first === hourName) {
    const minutes = second === '' ? 60 : Number(second)
    const seed = third === '' ? Math.floor(Date.now() / 1_000) % 1_000_000 : Number(third)
    say(`the seed is ${seed}`)
    const server = args.includes('--other-server') ? 'other' : 'specified'
    const result = await liveHour({ minutes, seed, server, say })
    say(JSON.stringify(result, null, 2))
    if (result.evidence !== null)
      say(`what the breaches can be looked into with: ${result.evidence}`)
    tellAll([result], [result.breaches.length === 0])
    return
  }
  // All rows with fewer pairs are measured in a quarter of an hour.
  const mostRuns = args.includes('--brief') ? 3 : Number.POSITIVE_INFINITY
  const rows = await compareSides({ filter: first, mostRuns, say })
  if (first === '') writeBenchmarks('sides', benchmarkTable(rows))
  tellAll(
    rows.flatMap(({ result }) => result ?? []),
    rows.map(({ result }) => result?.verdict === 'holds'),
  )
}

await main()
