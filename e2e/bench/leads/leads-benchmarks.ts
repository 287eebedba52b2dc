import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figuresOf } from '../figures-of.ts'
import type { Benchmark, BenchmarkGroup, Side } from '../measure.ts'
import { sharedRuns } from '../shared-runs.ts'

interface LeadFigures {
  readonly dashboardMs: number
  readonly sqlMs: number
  readonly lastPageMs: number
  readonly searchMs: number
  readonly sentMs: number
}

// Main may take so much of the 300 ms from click to painted.
const dashboardGoalMs = 150
const pageGoalMs = 50
const searchGoalMs = 100
const sentGoalMs = 150

/** A year of leads, two hundred thousand of them, and as many of which the site has told. */
export const leadsBenchmarks = (): BenchmarkGroup => {
  let directory: string | null = null
  const read = async (): Promise<LeadFigures> => {
    directory ??= mkdtempSync(join(tmpdir(), 'unitdesk-bench-leads-'))
    return figuresOf('leads/leads-process.ts', [directory])
  }
  const inReading = sharedRuns(read)
  const bench = (
    name: string,
    { baseline, atMost }: { readonly baseline: string; readonly atMost: number },
    sidesOf: (measured: LeadFigures) => Side,
  ): Benchmark => ({
    name,
    baseline,
    measure: inReading(sidesOf),
    unit: 'ms',
    runs: 3,
    goal: { atMost },
  })
  const goal = { baseline: 'at most', atMost: 1 }
  return {
    all: [
      bench('leads-dashboard-year', goal, ({ dashboardMs }) => ({
        unitdesk: dashboardMs,
        baseline: dashboardGoalMs,
      })),
      bench(
        'leads-dashboard-sql',
        { baseline: 'the same by plain GROUP BY', atMost: 0.6 },
        ({ dashboardMs, sqlMs }) => ({ unitdesk: dashboardMs, baseline: sqlMs }),
      ),
      bench('leads-last-page', goal, ({ lastPageMs }) => ({
        unitdesk: lastPageMs,
        baseline: pageGoalMs,
      })),
      bench('leads-search', goal, ({ searchMs }) => ({
        unitdesk: searchMs,
        baseline: searchGoalMs,
      })),
      bench('leads-sent-page', goal, ({ sentMs }) => ({
        unitdesk: sentMs,
        baseline: sentGoalMs,
      })),
    ],
    end: () => {
      if (directory !== null) rmSync(directory, { recursive: true, force: true })
    },
  }
}
