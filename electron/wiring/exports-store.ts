import type { ExportsStore, ScheduleChange } from '../features/exports/dependencies.ts'
import * as alerts from '../store/exports/alerts/export-alerts.ts'
import { readLatestFiles, writeLatestFiles } from '../store/exports/reports/latest-files.ts'
import * as reports from '../store/exports/reports/reports.ts'
import { listAlertsOfDay, listRunsOfDay } from '../store/exports/runs/digest-runs.ts'
import * as contents from '../store/exports/runs/export-contents.ts'
import * as preferences from '../store/exports/runs/export-preferences.ts'
import * as changes from '../store/exports/runs/export-run-changes.ts'
import * as runs from '../store/exports/runs/export-runs.ts'
import { insertSkippedSlots, listSkippedSlots } from '../store/exports/schedule/report-skipped.ts'
import { dropOldestParsed } from '../store/exports/table/parsed-contents.ts'
import { parsedRoom } from '../store/exports/table/parsed-room.ts'
import type { WritableDb } from '../store/file/handle.ts'
import type { OpenStore } from '../store/file/open.ts'
import { write } from './write.ts'

export const exportsStore = (store: OpenStore): ExportsStore => ({
  ...reportsStore(store),
  ...runsStore(store),
  ...foundStore(store),
  ...preferencesStore(store),
})

const writeSchedule = (db: WritableDb, schedule: ScheduleChange | null): void => {
  if (schedule === null) return
  reports.writeReportProgress(db, { id: schedule.reportId, progress: schedule.progress })
  insertSkippedSlots(db, schedule)
  const waiting = schedule.progress.waiting?.slot ?? null
  changes.endLeftPostponed(db, { reportId: schedule.reportId, waiting })
}

const together = (store: OpenStore) => (change: (db: WritableDb) => void) =>
  write(store, () => store.db.transaction(() => change(store.db))())

const reportsStore = (store: OpenStore) => {
  const { db } = store
  const change = together(store)
  return {
    listReports: (workspaceId) => reports.listReports(db, workspaceId),
    listAllReports: () => reports.listAllReports(db),
    readReport: (reportId) => reports.readReport(db, reportId),
    writeReport: (report, schedule) =>
      change(() => {
        reports.writeReport(db, report)
        writeSchedule(db, schedule)
        if (schedule === null) changes.endLeftPostponed(db, { reportId: report.id, waiting: null })
      }),
    removeReport: (reportId) => write(store, () => reports.removeReport(db, reportId)),
    writeSchedule: (schedule) => change(() => writeSchedule(db, schedule)),
    listSkipped: (reportId) => listSkippedSlots(db, reportId),
  } satisfies Partial<ExportsStore>
}

const preferencesStore = (store: OpenStore) => {
  const { db } = store
  return {
    readRetention: () => preferences.readRetention(db),
    writeRetention: (retention) => write(store, () => preferences.writeRetention(db, retention)),
    readStaysInTray: () => preferences.readStaysInTray(db),
    writeStaysInTray: (stays) => write(store, () => preferences.writeStaysInTray(db, stays)),
    readDigest: () => preferences.readDigest(db),
    writeDigest: (digest) => write(store, () => preferences.writeDigest(db, digest)),
    readDigestToldOn: () => preferences.readDigestToldOn(db),
    writeDigestToldOn: (day) => write(store, () => preferences.writeDigestToldOn(db, day)),
    listRunsOfDay: (day) => listRunsOfDay(db, day),
    listAlertsOfDay: (day) => listAlertsOfDay(db, day),
  } satisfies Partial<ExportsStore>
}

const runsStore = (store: OpenStore) => {
  const { db } = store
  const change = together(store)
  return {
    listRuns: (reportId) => runs.listRuns(db, reportId),
    readRun: (runId) => runs.readRun(db, runId),
    readLastRun: (reportId) => runs.readLastRun(db, reportId),
    readRunOfSlot: (of) => runs.readRunOfSlot(db, of),
    listRunning: () => runs.listRunningRuns(db),
    listUnfollowed: () => runs.listUnfollowedRuns(db),
    listRemovedRuns: (reportId) => runs.listRemovedRuns(db, reportId),
    listRecentRows: (reportId) => runs.listRecentRows(db, reportId),
    readShapeBefore: (of) => runs.readShapeBefore(db, of),
    listKeptRuns: () => runs.listKeptRuns(db).filter(({ isOpen }) => !isOpen),
    beginRun: (run, schedule) =>
      change(() => {
        changes.beginRun(db, run)
        writeSchedule(db, schedule)
      }),
    endRun: (run, schedule) =>
      change(() => {
        changes.endRun(db, run)
        writeSchedule(db, schedule)
      }),
    keepRun: ({ id, at, contents: packed }, schedule) =>
      change(() => {
        if (runs.readRun(db, id) === null) return
        contents.insertContents(db, packed)
        changes.writeRunDone(db, { id, at, sha256: packed.sha256 })
        writeSchedule(db, schedule)
      }),
    pinRun: (of) => write(store, () => changes.pinRun(db, of)),
    removeRuns: (of) => write(store, () => changes.removeRuns(db, of)),
    restoreRuns: (of) => write(store, () => changes.restoreRuns(db, of)),
    emptyBin: () => write(store, () => changes.emptyBin(db)),
    applyKeeping: ({ toBin, forGood, at }) =>
      change(() => {
        changes.removeRuns(db, { runs: toBin, at })
        changes.deleteRuns(db, forGood)
        dropOldestParsed(db, parsedRoom(db))
      }),
  } satisfies Partial<ExportsStore>
}

const foundStore = (store: OpenStore) => {
  const { db } = store
  const change = together(store)
  return {
    measureContents: () => contents.measureContents(db),
    readContents: (sha256) => contents.readContents(db, sha256),
    writeRead: (read, schedule) =>
      change(() => {
        changes.writeRunRead(db, read)
        alerts.replaceAlerts(db, { runId: read.id, alerts: read.alerts })
        writeSchedule(db, schedule)
      }),
    writeUnreadable: (of, schedule) =>
      change(() => {
        changes.writeRunUnreadable(db, of)
        writeSchedule(db, schedule)
      }),
    writeFollowedUp: (runId) => write(store, () => changes.writeFollowedUp(db, runId)),
    readLatestFiles: (reportId) => readLatestFiles(db, reportId),
    writeLatest: ({ run, failure, files }) =>
      change(() => {
        changes.writeLatestFailure(db, { id: run.id, failure })
        if (files !== null) writeLatestFiles(db, { reportId: run.reportId, files })
      }),
    listAlerts: (reportId) => alerts.listAlerts(db, reportId),
    countOpenAlerts: (reportId) => alerts.countOpenAlerts(db, reportId),
    acknowledgeAlerts: (of) => write(store, () => alerts.acknowledgeAlerts(db, of)),
  } satisfies Partial<ExportsStore>
}
