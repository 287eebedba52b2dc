import type { Topic } from '#core/contract/define'
import type { Failure, Result } from '#core/contract/failure'
import type { Subject } from '#core/contract/subject'
import type { AlertFinding, AlertRule, RunShape } from '#core/exports/alerts/content-alerts'
import type { Digest, DueDigest } from '#core/exports/runs/digest'
import type { KeptRun, Retention } from '#core/exports/runs/retention'
import type { Accounted } from '#core/exports/schedule/job-progress'
import type {
  HeaderMode,
  ReportColumn,
  ReportRow,
  ReportTable,
} from '#core/exports/table/report-table'
import type { AlertId, FileToken, ReportJobId, RunId, WorkspaceId } from '#core/ids'
import type { Clock, Timestamp } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type { ByteSink } from '../../crm/transport/byte-sink.ts'
import type { NewAlert, StoredAlert } from '../../store/exports/alerts/export-alerts.ts'
import type { PlacedFile, WrittenFile } from '../../store/exports/reports/latest-files.ts'
import type { StoredReport } from '../../store/exports/reports/reports.ts'
import type { DayRun } from '../../store/exports/runs/digest-runs.ts'
import type { PackedContents } from '../../store/exports/runs/export-contents.ts'
import type { BegunRun, EndedRun } from '../../store/exports/runs/export-run-changes.ts'
import type { StoredRun } from '../../store/exports/runs/export-runs.ts'
import type { SkippedSlots } from '../../store/exports/schedule/report-skipped.ts'
import type { ContentsKey } from '../../store/exports/table/parsed-contents.ts'
import type { Background } from '../../window/autostart/background.ts'
import type { ExportNotice } from '../../window/notices/export-notice.ts'
import type { Jobs } from '../jobs/run-jobs.ts'

/** What the runs need of the process that reads workbooks. */
export interface ReportsReader {
  /** Reads contents, keeps what it has read beside them, and tells what they hold. */
  readonly digest: (
    wanted: {
      readonly sha256: string
      readonly headers: HeaderMode
      readonly alerts: readonly AlertRule[]
      readonly before: RunShape | null
    },
    signal: AbortSignal,
  ) => Promise<
    Result<{
      /** Of the first sheet. */
      readonly rows: number
      readonly columns: readonly ReportColumn[]
      /** Of all sheets; null where it was read before anybody asked. */
      readonly cellsSha256: string | null
      /** One for each alert. */
      readonly findings: readonly AlertFinding[]
    }>
  >
  /** What the first sheet of contents holds. */
  readonly readTable: (key: ContentsKey, signal: AbortSignal) => Promise<Result<ReportTable>>
  readonly convert: (
    wanted: { readonly sha256: string; readonly to: 'xlsx' | 'csv' },
    signal: AbortSignal,
  ) => Promise<Result<Uint8Array>>
}

/** The schedule of a report as it is to be written together with something else. */
export interface ScheduleChange extends Accounted {
  readonly reportId: ReportJobId
  readonly at: Timestamp
}

/** What this feature needs of the store; each write is one transaction. */
export interface ExportsStore {
  readonly listReports: (workspaceId: WorkspaceId) => StoredReport[]
  readonly listAllReports: () => StoredReport[]
  readonly readReport: (reportId: ReportJobId) => StoredReport | null
  readonly writeReport: (report: StoredReport, schedule: ScheduleChange | null) => Result<null>
  readonly removeReport: (reportId: ReportJobId) => Result<null>
  readonly writeSchedule: (schedule: ScheduleChange) => Result<null>
  readonly listSkipped: (reportId: ReportJobId) => SkippedSlots[]
  readonly listRuns: (reportId: ReportJobId) => StoredRun[]
  readonly readRun: (runId: RunId) => StoredRun | null
  readonly readLastRun: (reportId: ReportJobId) => StoredRun | null
  readonly readRunOfSlot: (of: {
    readonly reportId: ReportJobId
    readonly slot: Timestamp
  }) => StoredRun | null
  readonly listRunning: () => StoredRun[]
  /** Runs from whose contents not everything has followed yet, oldest first. */
  readonly listUnfollowed: () => RunId[]
  /** What is in the bin. */
  readonly listRemovedRuns: (reportId: ReportJobId) => StoredRun[]
  readonly listRecentRows: (reportId: ReportJobId) => { at: Timestamp; rows: number }[]
  readonly readShapeBefore: (of: {
    readonly reportId: ReportJobId
    readonly runId: RunId
  }) => RunShape | null
  /** Without those that are on their way. */
  readonly listKeptRuns: () => KeptRun[]
  readonly measureContents: () => {
    readonly count: number
    readonly bytes: number
    /** What is kept of them as it was read. */
    readonly parsedBytes: number
  }
  readonly beginRun: (run: BegunRun, schedule: ScheduleChange | null) => Result<null>
  readonly endRun: (run: EndedRun, schedule: ScheduleChange | null) => Result<null>
  /** Contents that arrived whole, their run, and its schedule; nothing where the run is gone. */
  readonly keepRun: (
    kept: { readonly id: RunId; readonly at: Timestamp; readonly contents: PackedContents },
    schedule: ScheduleChange | null,
  ) => Result<null>
  readonly writeRead: (
    read: {
      readonly id: RunId
      readonly rows: number
      readonly columns: readonly ReportColumn[]
      readonly cellsSha256: string | null
      readonly alerts: readonly NewAlert[]
    },
    schedule: ScheduleChange | null,
  ) => Result<null>
  /** Nothing else follows from such contents. */
  readonly writeUnreadable: (
    of: { readonly id: RunId; readonly failure: Failure },
    schedule: ScheduleChange | null,
  ) => Result<null>
  readonly writeFollowedUp: (runId: RunId) => Result<null>
  readonly readLatestFiles: (reportId: ReportJobId) => WrittenFile[]
  /** How the latest file of a run fared; null: what the report has put into folders is as before. */
  readonly writeLatest: (of: {
    readonly run: Pick<StoredRun, 'id' | 'reportId'>
    readonly failure: Failure | null
    readonly files: readonly WrittenFile[] | null
  }) => Result<null>
  readonly pinRun: (of: { readonly runId: RunId; readonly isPinned: boolean }) => Result<null>
  /** Into the bin. */
  readonly removeRuns: (of: {
    readonly runs: readonly RunId[]
    readonly at: Timestamp
  }) => Result<null>
  readonly restoreRuns: (of: {
    readonly runs: readonly RunId[]
    readonly keep: 'asBefore' | 'pinned'
  }) => Result<null>
  readonly emptyBin: () => Result<null>
  readonly applyKeeping: (of: {
    readonly toBin: readonly RunId[]
    readonly forGood: readonly RunId[]
    readonly at: Timestamp
  }) => Result<null>
  readonly readContents: (sha256: string) => Promise<Uint8Array | null>
  readonly listAlerts: (reportId: ReportJobId) => StoredAlert[]
  readonly countOpenAlerts: (reportId: ReportJobId) => number
  readonly acknowledgeAlerts: (of: {
    readonly alerts: readonly AlertId[]
    readonly at: Timestamp
  }) => Result<null>
  readonly readRetention: () => Retention
  readonly writeRetention: (retention: Retention) => Result<null>
  readonly readStaysInTray: () => boolean
  readonly writeStaysInTray: (staysInTray: boolean) => Result<null>
  readonly readDigest: () => Digest
  readonly writeDigest: (digest: Digest) => Result<null>
  /** The day on which the last digest was told, or would have been. */
  readonly readDigestToldOn: () => string | null
  readonly writeDigestToldOn: (day: string) => Result<null>
  readonly listRunsOfDay: (day: Pick<DueDigest, 'from' | 'until'>) => DayRun[]
  /** The workspace of each. */
  readonly listAlertsOfDay: (day: Pick<DueDigest, 'from' | 'until'>) => WorkspaceId[]
}

/** A file in the profile that a download grows in. */
export interface ExportDownload {
  readonly sink: ByteSink
  /** What has arrived, packed for the store; a failure where that is no workbook after all. */
  readonly finish: () => Promise<Result<PackedContents>>
  readonly discard: () => Promise<void>
}

export interface ExportsDependencies {
  readonly store: ExportsStore
  readonly reader: ReportsReader
  readonly client: Pick<CrmClient, 'exportTable'>
  readonly jobs: Jobs
  /** The account that a report leaves with. */
  readonly accountFor: (
    report: Pick<StoredReport, 'workspaceId'> & Pick<StoredReport['definition'], 'accountId'>,
  ) => Promise<Result<CallingAccount>>
  /** The same without starting anything for it, to be shown. */
  readonly shownAccountFor: (
    report: Pick<StoredReport, 'workspaceId'> & Pick<StoredReport['definition'], 'accountId'>,
  ) => Result<Pick<CallingAccount, 'id' | 'label'>>
  readonly coolingUntil: (account: CallingAccount, endpoint: string) => Timestamp | null
  /** What cools down for the accounts of a workspace. */
  readonly listCooldowns: (
    workspaceId: WorkspaceId,
  ) => { accountId: CallingAccount['id']; endpoint: string; until: Timestamp }[]
  readonly openDownload: (of: {
    readonly runId: RunId
    readonly endpoint: string
  }) => ExportDownload
  /** Puts a file in the place of the one that is there, whole or not at all. */
  readonly replaceFile: (file: {
    readonly folder: string
    readonly fileName: string
    readonly bytes: Uint8Array
    /** `new`: a file that is there already is somebody else's. */
    readonly expects: 'anything' | 'new'
  }) => Promise<Result<null>>
  readonly isPlaceFree: (file: PlacedFile) => Promise<boolean>
  readonly removeFile: (file: PlacedFile) => Promise<Result<null>>
  /** What an unfiltered export of payments tells. */
  readonly feedPayments: (fed: {
    readonly workspaceId: WorkspaceId
    readonly name: 'payments-prescribed' | 'payments-incoming'
    readonly at: Timestamp
    readonly rows: readonly ReportRow[]
  }) => Result<unknown>
  /** The deals that an unfiltered export of products speaks of. */
  readonly feedDeals: (fed: {
    readonly workspaceId: WorkspaceId
    readonly at: Timestamp
    readonly rows: readonly ReportRow[]
  }) => Result<unknown>
  readonly grantedPath: (token: FileToken) => Result<string>
  /** A folder that the person picks, with a token for it; null when they decided otherwise. */
  readonly pickFolder: () => Promise<{ folder: FileToken; path: string } | null>
  readonly background: Background
  /** Tells a person outside the window; a click leads to the subject. */
  readonly notify: (notice: ExportNotice, subject: Subject) => void
  /** False while it is certain that no network is there. */
  readonly isOnline: () => boolean
  /** Gives to the disk what was freed, bit by bit. */
  readonly giveSpaceBack: () => void
  readonly newId: () => string
  readonly clock: Clock
  /** Of this computer, wherever it is now. */
  readonly timeZone: () => string
  readonly announce: (topics: readonly Topic[]) => void
  /** Asks for a look at a moment, at the latest; null: none is needed. */
  readonly wakeAt: (at: Timestamp | null) => void
  readonly logDefect: (what: string, error: unknown) => Failure
}
