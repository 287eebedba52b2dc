import type { FortnightRow } from './fortnight/measure-fortnight.ts'
import { largestExponent } from './growth/growth.ts'
import type { JobGrowth } from './growth/measure-growth.ts'
import { type Benchmark, type BenchmarkResult, targetOf } from './measure.ts'

export interface BenchmarkRow {
  readonly benchmark: Benchmark
  /** Null where measuring it has failed. */
  readonly result: BenchmarkResult | null
}

const words = {
  holds: 'holds',
  doesNotHold: 'DOES NOT HOLD',
  tooCloseToTell: 'TOO CLOSE TO TELL: the runs lie further apart than from the target',
} as const

const notMeasured = 'COULD NOT BE MEASURED'

const sign = ({ goal }: Benchmark): string => ('atMost' in goal ? '<=' : '>=')

/** A row for whoever waits for it. */
export const describeRow = ({ benchmark, result }: BenchmarkRow): string => {
  const name = benchmark.name.padEnd(24)
  if (result === null) return `${name}  ${notMeasured}`
  return [
    name,
    `${result.value.toFixed(0)} ${result.unit}`.padStart(14),
    `${benchmark.baseline} ${result.baseline.toFixed(0)} ${result.unit}`.padStart(40),
    `${result.ratio.toFixed(2)}x`.padStart(8),
    `±${(result.spread / 2).toFixed(2)} in ${result.runs} runs`.padStart(17),
    `target ${sign(benchmark)} ${result.target}x`,
    words[result.verdict],
  ].join('  ')
}

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Columns are as wide as the formatter of the project makes them, which would otherwise find fault with each run. */
const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = titles.map((_title, at) =>
    Math.max(3, ...[titles, ...rows].map((cells) => cells[at]?.length ?? 0)),
  )
  return [titles, widths.map((width) => '-'.repeat(width)), ...rows]
    .map((cells) => rowOf(cells.map((cell, at) => cell.padEnd(widths[at] ?? 0))))
    .join('\n')
}

const cellsOf = ({ benchmark, result }: BenchmarkRow): readonly string[] => {
  const { name, unit, baseline } = benchmark
  const goal = `${sign(benchmark)} ${targetOf(benchmark.goal)}`
  if (result === null) return [`\`${name}\``, '', baseline, '', goal, notMeasured]
  return [
    `\`${name}\``,
    `${result.value.toFixed(0)} ${unit}`,
    `${baseline}: ${result.baseline.toFixed(0)} ${unit}`,
    `${result.ratio.toFixed(2)} ± ${(result.spread / 2).toFixed(2)}`,
    goal,
    result.verdict === 'tooCloseToTell' ? 'too close to tell' : words[result.verdict],
  ]
}

export const benchmarkTable = (rows: readonly BenchmarkRow[]): string =>
  table(['what', 'Unitdesk', 'beside', 'ratio', 'goal', ''], rows.map(cellsOf))

const inMs = (ms: number): string => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0))

export const growthTable = (rows: readonly JobGrowth[]): string =>
  table(
    ['job', 'sizes', 'ms', 'MB', 'time grows with', 'memory grows with', 'goal', ''],
    rows.map(({ name, what, costs, kind, timeExponent, memoryExponent, holds }) => [
      `\`${name}\``,
      `${costs.map(({ size }) => size.toLocaleString('en')).join(', ')} ${what}`,
      costs.map(({ ms }) => inMs(ms)).join(', '),
      costs.map(({ mb }) => mb.toFixed(0)).join(', '),
      `n^${timeExponent.toFixed(2)}`,
      `n^${memoryExponent.toFixed(2)}`,
      `<= n^${largestExponent[kind]}`,
      holds ? 'holds' : 'DOES NOT HOLD',
    ]),
  )

const briefly = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0))

export const fortnightTable = (rows: readonly FortnightRow[]): string =>
  table(
    ['program', 'what', 'first evening', 'last evening', 'at most', ''],
    rows.map(({ program, what, first, last, largest, holds }) => [
      program,
      what,
      briefly(first),
      briefly(last),
      briefly(largest),
      holds ? 'holds' : 'DOES NOT HOLD',
    ]),
  )
