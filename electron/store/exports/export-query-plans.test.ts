import { expect, test } from 'vitest'
import { reportJobIdSchema, runIdSchema, workspaceIdSchema } from '#core/ids'
import type { ReadableDb } from '../file/handle.ts'
import { plansOf } from '../testing/plans-of.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import * as alerts from './alerts/export-alerts.ts'
import * as reports from './reports/reports.ts'
import * as contents from './runs/export-contents.ts'
import * as runs from './runs/export-runs.ts'
import { listSkippedSlots } from './schedule/report-skipped.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const reportId = reportJobIdSchema.parse('r1')
const runId = runIdSchema.parse('x1')

const reads: [name: string, read: (db: ReadableDb) => unknown][] = [
  ['the reports of a workspace', (db) => reports.listReports(db, workspaceId)],
  ['a report', (db) => reports.readReport(db, reportId)],
  ['what was skipped', (db) => listSkippedSlots(db, reportId)],
  ['the last run', (db) => runs.readLastRun(db, reportId)],
  ['the newest run to look at', (db) => runs.readNewestTable(db, reportId)],
  ['the runs of a report', (db) => runs.listRuns(db, reportId)],
  ['a run', (db) => runs.readRun(db, runId)],
  ['the run of a slot', (db) => runs.readRunOfSlot(db, { reportId, slot: 5 })],
  ['the run by hand that waits', (db) => runs.readWaitingByHand(db, reportId)],
  ['the bin of a report', (db) => runs.listRemovedRuns(db, reportId)],
  ['the rows of the newest runs', (db) => runs.listRecentRows(db, reportId)],
  ['the shape before a run', (db) => runs.readShapeBefore(db, { reportId, runId })],
  ['alerts', (db) => alerts.listAlerts(db, reportId)],
  ['open alerts', (db) => alerts.countOpenAlerts(db, reportId)],
  ['contents', (db) => void contents.readContents(db, 'a')],
]

test.each(reads)('reading %s goes straight to its rows', async (_name, read) => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  const plans = plansOf(db, read)
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan).not.toMatch(/SCAN (?!CONSTANT)|TEMP B-TREE/)
  close()
})

// Few rows, or a narrow index instead of rows with contents in them.
const walks: [name: string, read: (db: ReadableDb) => unknown, plans: string[]][] = [
  ['all reports', reports.listAllReports, ['SCAN report']],
  [
    'the sizes of contents',
    contents.measureContents,
    [
      'SCAN export_contents USING COVERING INDEX export_contents_sizes; SCALAR SUBQUERY 1; SCAN export_parsed USING COVERING INDEX export_parsed_sizes',
    ],
  ],
  [
    'what is not followed up yet',
    runs.listUnfollowedRuns,
    ['SCAN export_run USING INDEX export_run_unfollowed'],
  ],
  [
    'what is kept',
    runs.listKeptRuns,
    ['SCAN r; SEARCH c USING COVERING INDEX export_contents_sizes (sha256=?) LEFT-JOIN'],
  ],
]

test.each(walks)('%s are walked where that is short', async (_name, read, plans) => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  expect(plansOf(db, read)).toEqual(plans)
  close()
})
