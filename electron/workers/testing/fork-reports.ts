import { fork } from 'node:child_process'
import type { ReportsLimits } from '../reports/reports-message.ts'
import type { ReportsChild } from '../start-reports.ts'

const reportsScript = new URL('../reports.ts', import.meta.url).href

/** The process of the reports as a child of a plain Node. */
export const forkReports =
  (
    { heapMb = 1_000, residentMb = 2_000, script = reportsScript }: Partial<ReportsLimits> = {},
    tellPid: (pid: number) => void = () => undefined,
  ) =>
  (): ReportsChild => {
    const limits = JSON.stringify({ script, heapMb, residentMb } satisfies ReportsLimits)
    const child = fork(script.startsWith('file:') ? new URL(script) : script, [limits], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    if (child.pid !== undefined) tellPid(child.pid)
    return {
      post: (request) => child.send(request),
      onMessage: (listener) => child.on('message', listener),
      onExit: (listener) => child.once('exit', listener),
      kill: () => child.kill('SIGKILL'),
    }
  }
