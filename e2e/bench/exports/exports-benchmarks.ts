import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figuresOf } from '../figures-of.ts'
import type { Benchmark, BenchmarkGroup } from '../measure.ts'
import { sharedRuns } from '../shared-runs.ts'
import { project } from '../started-window.ts'
import { wideReport } from './wide-report.ts'

/** The time that a person was promised, where there is nothing to measure against. */
const promised = { compareMs: 1_000, processMb: 1_000, listMs: 100 }

type Format = 'xls' | 'xlsx'

interface Session {
  readonly firstMs: number
  readonly againMs: number
  readonly compareMs: number
  readonly processMb: number
  /** The library alone, in a process that has read nothing before either. */
  readonly bareMs: number
}

const writeReports = () => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-bench-reports-'))
  const path = (format: Format, isLater = false) =>
    join(folder, `${isLater ? 'later' : 'report'}.${format}`)
  for (const format of ['xls', 'xlsx'] as const) {
    writeFileSync(path(format), wideReport({ format }))
    writeFileSync(path(format, true), wideReport({ format, isLater: true }))
  }
  return { folder, path }
}

/** Ten thousand rows of forty columns: read, read again, compared. */
export const exportsBenchmarks = (): BenchmarkGroup => {
  let reports: ReturnType<typeof writeReports> | null = null
  const work = async (format: Format): Promise<Session> => {
    reports ??= writeReports()
    const [file, later] = [reports.path(format), reports.path(format, true)]
    const { ms: bareMs } = await figuresOf<{ ms: number }>('exports/bare-parse-process.ts', [file])
    // The process is compiled into one file, as it ships.
    const script = join(project, 'out', 'main', 'reports.cjs')
    const ours = await figuresOf<Omit<Session, 'bareMs'>>('exports/exports-process.ts', [
      script,
      file,
      later,
    ])
    return { ...ours, bareMs }
  }
  const ofFormat = (format: Format): Benchmark[] => {
    const inSession = sharedRuns(() => work(format))
    return [
      {
        name: `exports-open-first-${format}`,
        unit: 'ms',
        goal: { atMost: 1.5 },
        runs: 3,
        baseline: 'the library alone',
        measure: inSession(({ firstMs, bareMs }) => ({
          unitdesk: firstMs,
          baseline: bareMs,
        })),
      },
      {
        name: `exports-open-again-${format}`,
        unit: 'ms',
        goal: { atMost: 0.3 },
        runs: 3,
        baseline: 'the library alone',
        measure: inSession(({ againMs, bareMs }) => ({
          unitdesk: againMs,
          baseline: bareMs,
        })),
      },
      {
        name: `exports-compare-${format}`,
        unit: 'ms',
        goal: { atMost: 1 },
        runs: 3,
        baseline: 'promised',
        measure: inSession(({ compareMs }) => ({
          unitdesk: compareMs,
          baseline: promised.compareMs,
        })),
      },
      {
        name: `exports-memory-${format}`,
        unit: 'MB',
        goal: { atMost: 1 },
        runs: 3,
        baseline: 'at most',
        measure: inSession(({ processMb }) => ({
          unitdesk: processMb,
          baseline: promised.processMb,
        })),
      },
    ]
  }
  const list: Benchmark = {
    name: 'exports-list-1000-runs',
    unit: 'ms',
    goal: { atMost: 1 },
    runs: 3,
    baseline: 'promised',
    measure: async () => {
      const { ms } = await figuresOf<{ ms: number }>('exports/export-list-process.ts')
      return { unitdesk: ms, baseline: promised.listMs }
    },
  }
  return {
    all: [...ofFormat('xls'), ...ofFormat('xlsx'), list],
    end: () => {
      if (reports !== null) rmSync(reports.folder, { recursive: true, force: true })
    },
  }
}
