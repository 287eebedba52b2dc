import type { Failure } from '#core/contract/failure'
import type { RunId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { WritableDb } from '../../file/handle.ts'
import { type NewAlert, replaceAlerts } from '../alerts/export-alerts.ts'
import { type WrittenFile, writeLatestFiles } from '../reports/latest-files.ts'
import { type StoredReport, writeReport } from '../reports/reports.ts'
import { type ScheduleChange, writeSchedule } from '../schedule/write-schedule.ts'
import { dropOldestParsed } from '../table/parsed-contents.ts'
import { parsedRoom } from '../table/parsed-room.ts'
import { insertContents, type PackedContents } from './export-contents.ts'
import {
  type BegunRun,
  beginRun,
  deleteRuns,
  type EndedRun,
  endLeftPostponed,
  endRun,
  type LoadedElsewhere,
  removeRuns,
  writeLatestFailure,
  writeRunDone,
  writeRunRead,
  writeRunUnreadable,
} from './export-run-changes.ts'
import { readRun, type StoredRun } from './export-runs.ts'

// Each step of a run is one transaction with the schedule that it moves on: after a crash neither is ahead.

/** Null leaves the schedule of the report as it is. */
type ScheduleChangeOrNone = ScheduleChange | null

const together = (
  db: WritableDb,
  { schedule, write }: { readonly schedule: ScheduleChangeOrNone; readonly write: () => void },
): void =>
  db.transaction(() => {
    write()
    if (schedule !== null) writeSchedule(db, schedule)
  })()

/** A report without a schedule waits for nothing any more. */
export const saveReport = (
  db: WritableDb,
  report: StoredReport,
  schedule: ScheduleChangeOrNone,
): void =>
  together(db, {
    schedule,
    write: () => {
      writeReport(db, report)
      if (schedule === null) endLeftPostponed(db, { reportId: report.id, waiting: null })
    },
  })

export const startRun = (db: WritableDb, run: BegunRun, schedule: ScheduleChangeOrNone): void =>
  together(db, { schedule, write: () => beginRun(db, run) })

export const finishRun = (db: WritableDb, run: EndedRun, schedule: ScheduleChangeOrNone): void =>
  together(db, { schedule, write: () => endRun(db, run) })

interface ArrivedRun {
  readonly id: RunId
  readonly at: Timestamp
  readonly contents: PackedContents
  readonly loaded?: LoadedElsewhere | null
}

/** Contents that arrived whole, their run, and its schedule; nothing where the run is gone. */
export const keepRun = (
  db: WritableDb,
  arrived: ArrivedRun,
  schedule: ScheduleChangeOrNone,
): void => {
  const { id, at, contents, loaded = null } = arrived
  if (readRun(db, id) === null) return
  together(db, {
    schedule,
    write: () => {
      insertContents(db, contents)
      writeRunDone(db, { id, at, loaded, sha256: contents.sha256 })
    },
  })
}

type ReadRun = Parameters<typeof writeRunRead>[1] & { readonly alerts: readonly NewAlert[] }

export const keepReadRun = (db: WritableDb, read: ReadRun, schedule: ScheduleChangeOrNone): void =>
  together(db, {
    schedule,
    write: () => {
      writeRunRead(db, read)
      replaceAlerts(db, { runId: read.id, alerts: read.alerts })
    },
  })

/** Stores a run whose contents cannot be read, so that nothing else follows from them. */
export const keepUnreadableRun = (
  db: WritableDb,
  unreadable: Parameters<typeof writeRunUnreadable>[1],
  schedule: ScheduleChangeOrNone,
): void => together(db, { schedule, write: () => writeRunUnreadable(db, unreadable) })

interface LatestOutcome {
  readonly run: Pick<StoredRun, 'id' | 'reportId'>
  readonly failure: Failure | null
  /** Null where the report has put nothing new into folders. */
  readonly files: readonly WrittenFile[] | null
}

/** How the latest file of a run fared. */
export const writeLatestOutcome = (db: WritableDb, { run, failure, files }: LatestOutcome): void =>
  db.transaction(() => {
    writeLatestFailure(db, { id: run.id, failure })
    if (files !== null) writeLatestFiles(db, { reportId: run.reportId, files })
  })()

interface RunRetention {
  readonly toBin: readonly RunId[]
  readonly forGood: readonly RunId[]
  readonly at: Timestamp
}

export const applyKeeping = (db: WritableDb, { toBin, forGood, at }: RunRetention): void =>
  db.transaction(() => {
    removeRuns(db, { runs: toBin, at })
    deleteRuns(db, forGood)
    dropOldestParsed(db, parsedRoom(db))
  })()
