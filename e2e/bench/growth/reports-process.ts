import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectValue } from '../../../core/contract/testing/expect-value.ts'
import { chunksOf } from '../../../core/exports/runs/chunk-rows.ts'
import type { RunId } from '../../../core/ids.ts'
import { fromJson } from '../../../core/json.ts'
import { systemClock } from '../../../electron/clock.ts'
import { beingRead } from '../../../electron/files/being-read.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import { contentsWorld } from '../../../electron/wiring/testing/exports/contents-world.ts'
import { reportsProcess } from '../../../electron/workers/start-reports.ts'
import { forkReports } from '../../../electron/workers/testing/fork-reports.ts'
import { figuresOf } from '../figures-of.ts'
import { project } from '../started-window.ts'
import { costOf, costOnce } from './measure-cost.ts'

// Prints what it costs to open and compare reports of so many rows, which a process of their own reads.
const rows = Number(process.argv[2])
const directory = mkdtempSync(join(tmpdir(), 'unitdesk-growth-'))
const log = { event: () => undefined, defect: console.error }
const store = await openStore({ directory: join(directory, 'store'), clock: systemClock, log })
if (store.kind !== 'open') throw new Error('The store does not open')
const script = join(project, 'out', 'main', 'reports.cjs')
const reports = reportsProcess({
  launch: forkReports({ script, heapMb: 1_536, residentMb: 2_500 }, () => undefined),
  beingRead: beingRead(join(directory, 'being-read.json')),
  idleMs: 60_000,
  longestMs: 300_000,
})
const { handlers, arrive, stop } = contentsWorld(store, { reports, folder: directory })
const context = { signal: new AbortController().signal }

const openFirstChunk = async (runId: RunId): Promise<number> => {
  const { sheets } = expectValue(await handlers['exports.openRun']({ runId }, context))
  const [sheet] = fromJson(sheets)
  expectValue(await handlers['exports.readRunRows']({ runId, sheet: 0, chunk: 0 }, context))
  return sheet?.rows ?? 0
}

const openAll = async (runId: RunId): Promise<void> => {
  const found = await openFirstChunk(runId)
  if (found !== rows) throw new Error(`${found} rows were read`)
  for (const chunk of chunksOf(found).keys()) {
    expectValue(await handlers['exports.readRunRows']({ runId, sheet: 0, chunk }, context))
  }
}

await figuresOf('growth/write-reports-process.ts', [directory, String(rows)])
const before = await arrive(readFileSync(join(directory, 'report.xlsx')))
const after = await arrive(readFileSync(join(directory, 'later.xlsx')))
const costs = {
  'report-open-first': await costOnce(() => openAll(before)),
  'report-open-again': await costOf(() => openFirstChunk(before)),
  'report-read-all-again': await costOf(() => openAll(before), 3),
  'report-compare': await costOnce(async () => {
    const pair = { before, after, key: null }
    const compared = expectValue(await handlers['exports.compareRuns'](pair, context))
    if (fromJson(compared.compared).changed === 0) throw new Error('Nothing has changed')
  }),
}
reports.stop()
stop()
store.close()
rmSync(directory, { recursive: true, force: true })
console.log(JSON.stringify(costs))
