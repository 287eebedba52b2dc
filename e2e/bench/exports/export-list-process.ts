import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportRequestText } from '../../../core/exports/runs/export-request.ts'
import { reportJobIdSchema, runIdSchema } from '../../../core/ids.ts'
import { systemClock } from '../../../electron/clock.ts'
import { insertWorkspace } from '../../../electron/store/accounts/workspaces.ts'
import { writeReport } from '../../../electron/store/exports/reports/reports.ts'
import * as contents from '../../../electron/store/exports/runs/export-contents.ts'
import * as changes from '../../../electron/store/exports/runs/export-run-changes.ts'
import { listRuns } from '../../../electron/store/exports/runs/export-runs.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import { sampleWorkspace } from '../../../electron/store/testing/samples.ts'

// Prints how long it takes to list a thousand runs that are kept with their contents, as the window gets them (ms).
const count = 1_000
const directory = mkdtempSync(join(tmpdir(), 'unitdesk-bench-runs-'))
const log = { event: () => undefined, defect: console.error }
const store = await openStore({ directory: join(directory, 'store'), clock: systemClock, log })
if (store.kind !== 'open') throw new Error('The store does not open')
const { db } = store
const workspace = sampleWorkspace()
const reportId = reportJobIdSchema.parse('r1')
const columns = Array.from({ length: 40 }, (_, at) => ({
  name: `Column ${at}`,
  title: `Column ${at}`,
  id: `column_${at}`,
  type: 'text' as const,
}))

const fill = db.transaction(() => {
  insertWorkspace(db, workspace)
  writeReport(db, {
    id: reportId,
    workspaceId: workspace.id,
    createdAt: 0,
    latestFolder: null,
    progress: null,
    definition: {
      content: { name: 'products', format: 'xlsx', parameters: {} },
      name: 'Units',
      accountId: null,
      rules: null,
      retention: null,
      alerts: [],
      latest: null,
      delivery: null,
    },
  })
  for (let at = 0; at < count; at += 1) {
    const id = runIdSchema.parse(`run-${at}`)
    // Every second run has brought what the one before it had.
    const sha256 = String(at - (at % 2)).padStart(64, '0')
    contents.insertContents(db, {
      sha256,
      format: 'xlsx',
      bytes: 100_000,
      isPacked: false,
      contents: new Uint8Array(100_000).fill(at),
    })
    changes.beginRun(db, {
      id,
      reportId,
      trigger: 'schedule',
      slot: at,
      isPostponed: false,
      headers: 'ids',
      at,
      askedFormat: 'xlsx',
      request: exportRequestText({ name: 'products', parameters: { headermode: 'ids' } }),
    })
    changes.writeRunDone(db, { id, sha256, at: at + 1 })
    changes.writeRunRead(db, { id, rows: 10_000, columns, cellsSha256: sha256 })
  }
})
fill()

const list = (): number => {
  const startedAt = performance.now()
  const runs = structuredClone(listRuns(db, reportId))
  if (runs.length !== count) throw new Error(`${runs.length} runs are listed`)
  return performance.now() - startedAt
}
// The first one reads pages from the disk and compiles.
const ms = list()
store.close()
rmSync(directory, { recursive: true, force: true })
console.log(JSON.stringify({ ms }))
