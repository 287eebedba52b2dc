import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectValue } from '#core/contract/testing/expect-value'
import { fromJson } from '#core/json'
import { chunksOf } from '../../../core/exports/runs/chunk-rows.ts'
import type { RunId } from '../../../core/ids.ts'
import { systemClock } from '../../../electron/clock.ts'
import { beingRead } from '../../../electron/files/being-read.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import { contentsWorld } from '../../../electron/wiring/testing/exports/contents-world.ts'
import { reportsProcess } from '../../../electron/workers/start-reports.ts'
import { forkReports } from '../../../electron/workers/testing/fork-reports.ts'

// Prints how long it takes until the window has the rows of a run that nobody has read yet, and again of one that
// was read before, then how long two of them take to be compared (ms), and the most memory that the process took.
const [script = '', file = '', laterFile = ''] = process.argv.slice(2)
const directory = mkdtempSync(join(tmpdir(), 'unitdesk-bench-exports-'))
const log = { event: () => undefined, defect: console.error }
const store = await openStore({ directory: join(directory, 'store'), clock: systemClock, log })
if (store.kind !== 'open') throw new Error('The store does not open')

let pid = 0
const fork = forkReports({ script, heapMb: 1_536, residentMb: 2_500 }, (started) => {
  pid = started
})
const reports = reportsProcess({
  launch: fork,
  beingRead: beingRead(join(directory, 'being-read.json')),
  idleMs: 60_000,
  longestMs: 120_000,
})
const { handlers, arrive, stop } = contentsWorld(store, { reports, folder: directory })
const context = { signal: new AbortController().signal }

/** Waits until every row is what the grid gets. */
const open = async (runId: RunId): Promise<number> => {
  const startedAt = performance.now()
  const { sheets } = expectValue(await handlers['exports.openRun']({ runId }, context))
  const [sheet] = fromJson(sheets)
  let rows = 0
  for (const chunk of chunksOf(sheet?.rows ?? 0).keys()) {
    const wanted = { runId, sheet: 0, chunk }
    const read = expectValue(await handlers['exports.readRunRows'](wanted, context))
    rows += fromJson(read.rows).length
  }
  if (rows === 0) throw new Error('The run has no rows')
  return performance.now() - startedAt
}

const peakMb = (): number => {
  const [, kilobytes = '0'] =
    /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1_000
}

const before = await arrive(readFileSync(file))
const after = await arrive(readFileSync(laterFile))
const firstMs = await open(before)
const processMb = peakMb()
await open(after)
const againMs = await open(before)
// The process ends, as on another day, so that nothing is in memory any more.
reports.stop()
const startedAt = performance.now()
const pair = { before, after, key: null }
const compared = expectValue(await handlers['exports.compareRuns'](pair, context))
const compareMs = performance.now() - startedAt
const { changed } = fromJson(compared.compared)
if (changed === 0) throw new Error('Nothing has changed')
stop()
store.close()
rmSync(directory, { recursive: true, force: true })
console.log(JSON.stringify({ firstMs, againMs, compareMs, processMb }))
