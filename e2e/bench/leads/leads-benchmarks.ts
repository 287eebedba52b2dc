import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../harness/started-server.ts'
import type { Benchmark, Side } from '../measure.ts'

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
export const leadsBenchmarks = (): { all: readonly Benchmark[]; end: () => void } => {
  let directory: string | null = null
  const read = async (): Promise<LeadFigures> => {
    directory ??= mkdtempSync(join(tmpdir(), 'unitdesk-bench-leads-'))
    const { line } = await startServer(join(import.meta.dirname, 'leads-process.ts'), [directory])
    return JSON.parse(line) as LeadFigures
  }
  // One run of the process measures all of them.
  const readings: Promise<LeadFigures>[] = []
  const bench = (
    name: string,
    { baseline, atMost }: { readonly baseline: string; readonly atMost: number },
    sidesOf: (measured: LeadFigures) => Side,
  ): Benchmark => {
    let turn = 0
    const measure = async (): Promise<Side> => {
      const reading = readings[turn] ?? read()
      readings[turn] = reading
      turn += 1
      return sidesOf(await reading)
    }
    return { name, baseline, measure, unit: 'ms', runs: 3, goal: { atMost } }
  }
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
