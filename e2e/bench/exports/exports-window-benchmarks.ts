import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../harness/started-server.ts'
import type { Benchmark, Side } from '../measure.ts'
import { type ReportsSeat, takeReportsSeat } from './reports-seat.ts'
import { wideReport } from './wide-report.ts'

interface Session {
  readonly firstMs: number
  readonly againMs: number
  /** The library alone, in a process that has read nothing before either. */
  readonly bareMs: number
}

const bareParse = async (file: string): Promise<number> => {
  const process = await startServer(join(import.meta.dirname, 'bare-parse-process.ts'), [file])
  await process.end()
  return (JSON.parse(process.line) as { ms: number }).ms
}

/** The time from the click on a run of ten thousand rows and forty columns to its table, first and again. */
export const exportsWindowBenchmarks = (): { all: readonly Benchmark[]; end: () => void } => {
  let seat: Promise<ReportsSeat> | null = null
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-bench-wide-'))
  const file = join(folder, 'report.xls')
  const work = async (): Promise<Session> => {
    if (seat === null) writeFileSync(file, wideReport('xls'))
    seat ??= takeReportsSeat()
    const { fill, openRun } = await seat
    await fill(file)
    const bareMs = await bareParse(file)
    return { bareMs, firstMs: await openRun(), againMs: await openRun() }
  }
  const sessions: Promise<Session>[] = []
  const inSession = (sideOf: (session: Session) => Side): Benchmark['measure'] => {
    let run = 0
    return async () => {
      sessions[run] ??= work()
      const session = sessions[run]
      run += 1
      if (!session) throw new Error('there was no session')
      return sideOf(await session)
    }
  }
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
