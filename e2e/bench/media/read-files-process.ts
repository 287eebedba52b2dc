import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { askFiles } from '../../../electron/workers/ask-files.ts'
import { forkedReports } from '../../../electron/workers/testing/forked-reports.ts'

// Reads a folder of files as the application reads a drop, and prints how long it took and how long main had to wait.
const [folder = ''] = process.argv.slice(2)
const reports = forkedReports()
const files = askFiles(reports, { stagedFolder: join(folder, 'staged'), maxFiles: 10_000 })
const nothing = () => undefined

const readAll = async (): Promise<{ ms: number; count: number }> => {
  const startedAt = performance.now()
  let count = 0
  const reading = files.readDropped({
    dropped: [{ path: folder, hint: 'drop' }],
    tell: nothing,
    leaveOut: nothing,
    signal: new AbortController().signal,
  })
  for await (const found of reading) count += found.length
  return { ms: performance.now() - startedAt, count }
}

// The process is started with the first question.
await readAll()
const waits = monitorEventLoopDelay({ resolution: 1 })
waits.enable()
const { ms, count } = await readAll()
waits.disable()
console.log(JSON.stringify({ ms, count, longestWaitMs: waits.max / 1e6 }))
reports.stop()
