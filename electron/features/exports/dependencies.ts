import type { Topic } from '#core/contract/define'
import type { Failure, FailureOf, Result } from '#core/contract/failure'
import type { Subject } from '#core/contract/subject'
import type { FoundTroubles } from '#core/exports/alarms/decide-alarms'
import type { Trouble } from '#core/exports/alarms/trouble'
import type { AlertFinding, AlertRule, RunShape } from '#core/exports/alerts/content-alerts'
import type { ComparisonSummary } from '#core/exports/compare/comparison-summary'
import type { SftpServer } from '#core/exports/delivery/delivery'
import type {
  DeliveryOutcome,
  MailRequest,
  SftpRequest,
  WebhookRequest,
} from '#core/exports/delivery/outgoing'
import type { ReportContent } from '#core/exports/reports/report-definition'
import type { TeamReport } from '#core/exports/reports/team-report'
import type { Pivot, PivotResult } from '#core/exports/table/pivot'
import type {
  HeaderMode,
  ReportColumn,
  ReportRow,
  ReportTable,
} from '#core/exports/table/report-table'
import type { Language } from '#core/format/format-locale'
import type { FileToken, RunId, WorkspaceId } from '#core/ids'
import type { RunnerQuestion, RunnerStatus } from '#core/runner/runner-status'
import type { SettingsContent } from '#core/settings/settings-content'
import type { BootClock, Clock, Timestamp } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type { ByteSink } from '../../crm/transport/byte-sink.ts'
import type { DeliveryVault } from '../../keychain/delivery-vault.ts'
import type * as alarms from '../../store/exports/alarms/alarms.ts'
import type * as recentOutcomes from '../../store/exports/alarms/recent-outcomes.ts'
import type * as alerts from '../../store/exports/alerts/export-alerts.ts'
import type * as backups from '../../store/exports/backup/backups.ts'
import type * as dashboards from '../../store/exports/dashboard/dashboards.ts'
import type * as deliveries from '../../store/exports/delivery/deliveries.ts'
import type * as latestFiles from '../../store/exports/reports/latest-files.ts'
import type { PlacedFile } from '../../store/exports/reports/latest-files.ts'
import type * as reports from '../../store/exports/reports/reports.ts'
import type { StoredReport } from '../../store/exports/reports/reports.ts'
import type * as runnerAddress from '../../store/exports/runner/runner-address.ts'
import type * as digestRuns from '../../store/exports/runs/digest-runs.ts'
import type * as contents from '../../store/exports/runs/export-contents.ts'
import type { PackedContents } from '../../store/exports/runs/export-contents.ts'
import type * as preferences from '../../store/exports/runs/export-preferences.ts'
import type * as runChanges from '../../store/exports/runs/export-run-changes.ts'
import type * as runs from '../../store/exports/runs/export-runs.ts'
import type * as runSteps from '../../store/exports/runs/run-steps.ts'
import type * as skipped from '../../store/exports/schedule/report-skipped.ts'
import type * as schedules from '../../store/exports/schedule/write-schedule.ts'
import type { ContentsKey } from '../../store/exports/table/parsed-contents.ts'
import type { BoundReads, BoundWrites } from '../../store/rows/bound.ts'
import type * as entriesLeft from '../../store/settings/entries-left.ts'
import type { Background } from '../../window/autostart/background.ts'
import type { ExportNotice } from '../../window/notices/export-notice.ts'
import type { Jobs } from '../jobs/run-jobs.ts'
import type { BackupFolder } from './backup/backup-folder.ts'

/** What the runs need of the process that reads workbooks. */
export interface ReportsReader {
  /** Reads contents, keeps what it has read beside them, and tells what they hold. */
  readonly digest: (
    input: {
      readonly sha256: string
      readonly headers: HeaderMode
      readonly alerts: readonly AlertRule[]
      readonly before: RunShape | null
    },
    signal: AbortSignal,
  ) => Promise<
    Result<{
      /** The number of rows of the first sheet. */
      readonly rows: number
      readonly columns: readonly ReportColumn[]
      /** The hash of the cells of all sheets; null where the contents were read before such hashes were made. */
      readonly cellsSha256: string | null
      /** The findings, one for each alert. */
      readonly findings: readonly AlertFinding[]
    }>
  >
  /** What the first sheet of contents holds. */
  readonly readTable: (key: ContentsKey, signal: AbortSignal) => Promise<Result<ReportTable>>
  /** A pivot of the first sheet of a run. */
  readonly pivot: (
    of: { readonly runId: RunId; readonly pivot: Pivot },
    signal: AbortSignal,
  ) => Promise<Result<PivotResult>>
  /** What has changed from one run to another, in figures and as a workbook. */
  readonly compare: (
    runs: { readonly before: RunId; readonly after: RunId },
    signal: AbortSignal,
  ) => Promise<
    Result<{
      readonly counts: ComparisonSummary
      readonly workbook: Uint8Array
      readonly fileName: string
    }>
  >
  readonly convert: (
    input: { readonly sha256: string; readonly to: 'xlsx' | 'csv' },
    signal: AbortSignal,
  ) => Promise<Result<Uint8Array>>
}

/** What this feature needs of the store; each write is one transaction. */
export interface ExportsStore
  extends BoundReads<
    Pick<typeof reports, 'listReports' | 'listAllReports' | 'readReport'> &
      Pick<typeof skipped, 'listSkippedSlots'> &
      Pick<
        typeof runs,
        | 'listRuns'
        | 'readRun'
        | 'readLastRun'
        | 'readNewestTable'
        | 'readRunOfSlot'
        | 'readWaitingByHand'
        | 'listRunningRuns'
        | 'listUnfollowedRuns'
        | 'listRemovedRuns'
        | 'listRecentRows'
        | 'readShapeBefore'
        | 'listKeptRuns'
      > &
      Pick<typeof contents, 'measureContents' | 'readContents'> &
      Pick<typeof latestFiles, 'readLatestFiles'> &
      Pick<typeof alerts, 'listAlerts' | 'countOpenAlerts'> &
      Pick<
        typeof preferences,
        | 'readRetention'
        | 'readStaysInTray'
        | 'readDigest'
        | 'readDigestToldOn'
        | 'readMailServer'
        | 'readWebhook'
        | 'readSftpServer'
      > &
      Pick<typeof deliveries, 'readSentRun' | 'readSentBefore' | 'hasUnknownBetween'> &
      Pick<typeof backups, 'listBackups' | 'readBackup'> &
      Pick<typeof dashboards, 'listDashboards' | 'readDashboard'> &
      Pick<typeof digestRuns, 'listRunsOfDay' | 'listAlertsOfDay'> &
      Pick<typeof alarms, 'readAlarmSettings' | 'readAlarmBook'> &
      Pick<typeof recentOutcomes, 'countFailuresInARow'> &
      Pick<typeof runnerAddress, 'readRunnerAddress'>
  > {
  readonly write: BoundWrites<
    Pick<typeof reports, 'removeReport'> &
      Pick<typeof schedules, 'writeSchedule'> &
      Pick<
        typeof runSteps,
        | 'saveReport'
        | 'startRun'
        | 'finishRun'
        | 'keepRun'
        | 'keepReadRun'
        | 'keepUnreadableRun'
        | 'writeLatestOutcome'
        | 'applyKeeping'
      > &
      Pick<
        typeof runChanges,
        'writeFollowedUp' | 'pinRun' | 'removeRuns' | 'restoreRuns' | 'emptyBin'
      > &
      Pick<typeof alerts, 'acknowledgeAlerts'> &
      Pick<
        typeof preferences,
        'writeExportSettings' | 'writeStaysInTray' | 'writeDigestToldOn' | 'writeDeliveryPlaces'
      > &
      Pick<typeof entriesLeft, 'addEntryLeft'> &
      Pick<typeof deliveries, 'beginDelivery' | 'endDelivery' | 'loseDeliveries'> &
      Pick<typeof backups, 'writeBackup' | 'removeBackup'> &
      Pick<typeof dashboards, 'writeDashboard' | 'removeDashboard'> &
      Pick<typeof alarms, 'writeAlarmSettings' | 'writeAlarmBook'> &
      Pick<typeof runnerAddress, 'writeRunnerAddress'>
  >
}

/** A file in the profile that a download grows in. */
export interface ExportDownload {
  readonly sink: ByteSink
  /** What has arrived, packed for the store; a failure where that is no workbook after all. */
  readonly finish: () => Promise<Result<PackedContents>>
  readonly discard: () => Promise<void>
}

/** What a colleague has loaded who wanted the same with the same login. */
export interface ColleaguesRun {
  readonly id: number
  readonly by: string
  readonly at: Timestamp
  /** It stays with the colleague. */
  readonly isTooLarge: boolean
}

interface RunOf {
  readonly account: Pick<CallingAccount, 'baseUrl' | 'login'>
  readonly content: ReportContent
}

/** What the desks of a team have of each other's runs. */
export interface ColleaguesRuns {
  /**
   * The newest one for which the CRM still wants nobody to ask again, or one for a time of a schedule; null where there is
   * none.
   */
  readonly find: (of: RunOf & { readonly slot: Timestamp | null }) => ColleaguesRun | null
  /** Its contents, verified; null where they cannot be had. */
  readonly open: (run: ColleaguesRun) => Promise<PackedContents | null>
  /** Nobody waits for it, and it never rejects. */
  readonly share: (of: RunOf, contents: PackedContents) => Promise<void>
}

/** Reports that all desks of a team have; a desk alone has none. */
export interface ReportsOfTeam {
  /** A report is so at all desks once the team has taken it. */
  readonly save: (id: string, report: TeamReport) => Promise<Result<null>>
  readonly remove: (id: string) => Promise<Result<null>>
  /** A runner of the team is there, and this is none: what is due is its to load. */
  readonly isRunnerAhead: () => boolean
}

/** A run of a report that is worked on. */
export interface ReportRun {
  readonly report: StoredReport
  readonly runId: RunId
  readonly signal: AbortSignal
}

interface OwnWorkspace {
  readonly id: WorkspaceId
  readonly name: string
}

export interface ExportsDependencies {
  readonly store: ExportsStore
  readonly reader: ReportsReader
  readonly client: Pick<CrmClient, 'exportTable' | 'listResources'>
  readonly jobs: Jobs
  /** The account that a report leaves with. */
  readonly accountFor: (
    report: Pick<StoredReport, 'workspaceId'> & Pick<StoredReport['definition'], 'accountId'>,
  ) => Promise<Result<CallingAccount>>
  /** The account that a report would leave with, found without starting anything. */
  readonly shownAccountFor: (
    report: Pick<StoredReport, 'workspaceId'> & Pick<StoredReport['definition'], 'accountId'>,
  ) => Result<Pick<CallingAccount, 'id' | 'label' | 'baseUrl' | 'login'>>
  /** Whether a login may be asked for something that may be refused: a second refusal could lock it. */
  readonly mayAsk: (account: CallingAccount, endpoint: string) => Result<null>
  /** What people call the CRM of a workspace. */
  readonly crmName: (workspaceId: WorkspaceId) => string
  readonly backups: BackupFolder
  readonly coolingUntil: (account: CallingAccount, endpoint: string) => Timestamp | null
  readonly colleagues: ColleaguesRuns
  readonly teamReports: ReportsOfTeam
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
  /** Prints a page that needs no script, as PDF, without showing a window; null where nothing draws pages. */
  readonly printPage: ((page: string) => Promise<Uint8Array>) | null
  /** Null when the person decided otherwise. */
  readonly pickSaveFile: (suggestedName: string) => Promise<string | null>
  /** The old file stays whole until the new one is. */
  readonly saveFile: (path: string, bytes: Uint8Array) => Promise<Result<{ fileName: string }>>
  /** A folder that the person picks, with a token for it; null when they decided otherwise. */
  readonly pickFolder: () => Promise<{ folder: FileToken; path: string } | null>
  /** Fires when the application ends: nothing is waited for and nothing is written any more. */
  readonly ending: AbortSignal
  readonly sendMail: (request: MailRequest, signal: AbortSignal) => Promise<DeliveryOutcome>
  /** Asks a runner elsewhere how it fares. */
  readonly askRunner: (
    question: RunnerQuestion,
    signal: AbortSignal,
  ) => Promise<Result<RunnerStatus>>
  /** All that a person has set up, as the settings file has it. */
  readonly readSettingsContent: () => SettingsContent
  readonly postWebhook: (request: WebhookRequest, signal: AbortSignal) => Promise<DeliveryOutcome>
  readonly putSftp: (request: SftpRequest, signal: AbortSignal) => Promise<DeliveryOutcome>
  readonly readHostKey: (
    place: Pick<SftpServer, 'host' | 'port'>,
    signal: AbortSignal,
  ) => Promise<Result<string>>
  readonly deliverySecrets: DeliveryVault
  /** Whether something may leave to an address; a person is asked before the first time. */
  readonly mayContact: (url: string) => Promise<boolean>
  /** Where a file lies, and how other programs find it there. */
  readonly fileLink: (file: PlacedFile) => { readonly path: string; readonly url: string }
  readonly language: () => Language
  readonly background: Background
  /** Notifies a person outside the window; a click leads to the subject. */
  readonly notify: (notice: ExportNotice, subject: Subject) => void
  /** False while it is certain that no network is there. */
  readonly isOnline: () => boolean
  /** False before the application works by itself, and from its end on: nothing that is due may begin then. */
  readonly mayBegin: () => boolean
  /** Gives to the disk what was freed, bit by bit. */
  readonly giveSpaceBack: () => void
  readonly newId: () => string
  readonly clock: Clock
  readonly boot: BootClock
  /** The workspaces of a person's own: the demo is nobody's. */
  readonly listOwnWorkspaces: () => readonly OwnWorkspace[]
  /** What the disk refuses at the moment; null where it takes every change. */
  readonly refusal: () => { readonly cause: FailureOf<'store'>['cause'] } | null
  /** What other features know to fail; `known` is what people were told of and is not over. */
  readonly otherTroubles: (input: {
    readonly workspaces: readonly OwnWorkspace[]
    readonly known: readonly Trouble[]
  }) => readonly FoundTroubles[]
  /** The time zone of this computer, which may change as it travels. */
  readonly timeZone: () => string
  readonly announce: (topics: readonly Topic[]) => void
  /** Asks for a look at a moment, at the latest; null: none is needed. */
  readonly wakeAt: (at: Timestamp | null) => void
  readonly logDefect: (what: string, error: unknown) => Failure
}
