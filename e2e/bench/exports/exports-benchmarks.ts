import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../harness/started-server.ts'
import type { Benchmark, Side } from '../measure.ts'
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
    writeFileSync(path(format), wideReport(format))
    writeFileSync(path(format, true), wideReport(format, true))
  }
  return { folder, path }
}

const told = async <T>(script: string, args: readonly string[]): Promise<T> => {
  const process = await startServer(join(import.meta.dirname, script), args)
  const value = JSON.parse(process.line) as T
  await process.end()
  return value
}

/** Ten thousand rows of forty columns: read, read again, compared. */
export const exportsBenchmarks = (): { all: readonly Benchmark[]; end: () => void } => {
  let reports: ReturnType<typeof writeReports> | null = null
  const work = async (format: Format): Promise<Session> => {
    reports ??= writeReports()
    const [file, later] = [reports.path(format), reports.path(format, true)]
    const { ms: bareMs } = await told<{ ms: number }>('bare-parse-process.ts', [file])
    // The process is compiled into one file, as it ships.
    const script = join(project, 'out', 'main', 'reports.cjs')
    const ours = await told<Omit<Session, 'bareMs'>>('exports-process.ts', [script, file, later])
    return { ...ours, bareMs }
  }
  // Each session tells all of them: the n-th run of every benchmark of a format is the same one.
  const sessions = { xls: [] as Promise<Session>[], xlsx: [] as Promise<Session>[] }
  const inSession = (format: Format, sideOf: (session: Session) => Side): Benchmark['measure'] => {
    let run = 0
    return async () => {
      sessions[format][run] ??= work(format)
      const session = sessions[format][run]
      run += 1
      if (!session) throw new Error('there was no session')
      return sideOf(await session)
    }
  }
  const ofFormat = (format: Format): Benchmark[] => [
    {
      name: `exports-open-first-${format}`,
      unit: 'ms',
      goal: { atMost: 1.5 },
      runs: 3,
      baseline: 'the library alone',
      measure: inSession(format, ({ firstMs, bareMs }) => ({
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
      measure: inSession(format, ({ againMs, bareMs }) => ({
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
      measure: inSession(format, ({ compareMs }) => ({
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
      measure: inSession(format, ({ processMb }) => ({
        unitdesk: processMb,
        baseline: promised.processMb,
      })),
    },
  ]
  const list: Benchmark = {
    name: 'exports-list-1000-runs',
    unit: 'ms',
    goal: { atMost: 1 },
    runs: 3,
    baseline: 'promised',
    measure: async () => {
      const { ms } = await told<{ ms: number }>('export-list-process.ts', [])
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
