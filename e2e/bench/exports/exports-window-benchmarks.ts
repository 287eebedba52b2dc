import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figuresOf } from '../figures-of.ts'
import type { BenchmarkGroup } from '../measure.ts'
import { sharedRuns } from '../shared-runs.ts'
import { type ReportsSeat, takeReportsSeat } from './reports-seat.ts'
import { wideReport } from './wide-report.ts'

interface Session {
  readonly firstMs: number
  readonly againMs: number
  /** The library alone, in a process that has read nothing before either. */
  readonly bareMs: number
}

/** The time from the click on a run of ten thousand rows and forty columns to its table, first and again. */
export const exportsWindowBenchmarks = (): BenchmarkGroup => {
  let seat: Promise<ReportsSeat> | null = null
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-bench-wide-'))
  const file = join(folder, 'report.xls')
  const work = async (): Promise<Session> => {
    if (seat === null) writeFileSync(file, wideReport({ format: 'xls' }))
    seat ??= takeReportsSeat()
    const { fill, openRun } = await seat
    await fill(file)
    const { ms: bareMs } = await figuresOf<{ ms: number }>('exports/bare-parse-process.ts', [file])
    return { bareMs, firstMs: await openRun(), againMs: await openRun() }
  }
  const inSession = sharedRuns(work)
  const alone = { unit: 'ms', baseline: 'the library alone', runs: 3 } as const
  return {
    all: [
      {
        ...alone,
        name: 'exports-click-to-grid-first',
        goal: { atMost: 1.5 },
        measure: inSession(({ firstMs, bareMs }) => ({ unitdesk: firstMs, baseline: bareMs })),
      },
      {
        ...alone,
        name: 'exports-click-to-grid-again',
        goal: { atMost: 0.3 },
        measure: inSession(({ againMs, bareMs }) => ({ unitdesk: againMs, baseline: bareMs })),
      },
    ],
    end: () => {
      rmSync(folder, { recursive: true, force: true })
      void seat?.then(({ end }) => end())
    },
  }
}
