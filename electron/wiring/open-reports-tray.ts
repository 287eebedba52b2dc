import type { Topic } from '#core/contract/define'
import { chooseLanguage, type Language } from '#core/format/format-locale'
import type { WorkspaceId } from '#core/ids'
import type { Timestamp } from '#core/time'
import { wallText } from '#core/wall-time'
import { backUpNow } from '../features/exports/backup/back-up-now.ts'
import { backupReports, isOfBackup } from '../features/exports/backup/backup-reports.ts'
import type { ExportsDependencies } from '../features/exports/dependencies.ts'
import { runByHand } from '../features/exports/runs/run-by-hand.ts'
import { isScheduled } from '../features/exports/schedule/is-scheduled.ts'
import { nextRunOf } from '../features/exports/schedule/next-run.ts'
import type { ReportsSchedule } from '../features/exports/schedule/schedule-reports.ts'
import type { StoredReport } from '../store/exports/reports/reports.ts'
import type { OpenStore } from '../store/file/open.ts'
import { readSettings } from '../store/settings/settings.ts'
import type { ClosingQuestion } from '../window/tray/closing-text.ts'
import type { TrayContents } from '../window/tray/tray-contents.ts'
import { backupName } from '../window/tray/tray-text.ts'
import type { HostServices } from './open-services.ts'
import { areLeadsPolled } from './stores/are-leads-polled.ts'
import { nextWaitingPrices } from './stores/next-waiting-prices.ts'

interface ReportsTrayDependencies {
  readonly store: OpenStore
  readonly dependencies: ExportsDependencies
  readonly schedule: ReportsSchedule
  readonly showTray: HostServices['showTray']
  readonly app: Pick<HostServices['app'], 'systemLocale'>
  readonly isSendingFiles: () => boolean
}

const shows: readonly Topic[] = [
  'reports',
  'exportRuns',
  'exportSettings',
  'leadSettings',
  'batches',
  'settings',
  'workspaces',
]

/** The application stays in the tray as long as reports, leads, prices or files need it; the tray shows the reports. */
export const openReportsTray = (shown: ReportsTrayDependencies) => {
  const { dependencies } = shown
  const { store, background } = dependencies
  const scheduled = () => store.listAllReports().filter(isScheduled)
  const waitingAt = () => nextWaitingPrices(shown.store.db)
  const isWanted = () =>
    background.canStayInTray &&
    store.readStaysInTray() &&
    (scheduled().length > 0 ||
      store.listDashboards().some(({ sending }) => sending !== null) ||
      areLeadsPolled(shown.store.db) ||
      waitingAt() !== null ||
      shown.isSendingFiles())
  // The work that kept the application may be over: without a window the tray is the only way to it.
  let hasStayed = false
  let isStopped = false
  let isDue = false
  const show = () => {
    isDue = false
    if (!isStopped) shown.showTray(hasStayed || isWanted() ? contentsOf(shown) : null)
  }
  return {
    /** Asked when the window is closed. */
    staysThere: () => {
      hasStayed = isWanted()
      // Nothing has announced that files leave.
      if (hasStayed) show()
      return hasStayed
    },
    closingQuestion: (): ClosingQuestion | null => {
      const work = { pricesAt: waitingAt(), isSendingFiles: shown.isSendingFiles() }
      if (work.pricesAt === null && !work.isSendingFiles) return null
      return {
        work,
        language: languageOf(shown),
        systemLocale: shown.app.systemLocale(),
        canStayInTray: background.canStayInTray,
      }
    },
    stayFromNowOn: () => {
      hasStayed = true
      store.write.writeStaysInTray(true)
      show()
    },
    show,
    changed: (topics: readonly Topic[]) => {
      if (isDue || !topics.some((topic) => shows.includes(topic))) return
      isDue = true
      setImmediate(show)
    },
    stop: () => {
      isStopped = true
      shown.showTray(null)
    },
  }
}

/** Runs a report from the tray. Nobody sees the window, so a run that did not start is notified. */
const runFromTray = async (
  { dependencies, schedule }: Pick<ReportsTrayDependencies, 'dependencies' | 'schedule'>,
  { id, workspaceId, definition: { name: report } }: StoredReport,
): Promise<void> => {
  const { notify, logDefect } = dependencies
  const subject = { kind: 'report', workspaceId, reportId: id } as const
  try {
    const started = await runByHand({ ...dependencies, runs: schedule.runs }, id)
    if (started.ok) return
    const { failure } = started
    if (failure.kind === 'cooling')
      notify({ kind: 'cooling', report, time: timeOf(failure.until) }, subject)
    else notify({ kind: 'notStarted', report }, subject)
  } catch (error) {
    logDefect('run from the tray', error)
    notify({ kind: 'notStarted', report }, subject)
  }
}

/** Backs up from the tray; one that did not begin is notified, as a report is. */
const backUpFromTray = (
  { dependencies, schedule }: Pick<ReportsTrayDependencies, 'dependencies' | 'schedule'>,
  { name, workspaceId }: { readonly name: string; readonly workspaceId: WorkspaceId },
): void => {
  const begun = backUpNow({ ...dependencies, schedule }, workspaceId)
  if (begun.ok) return
  dependencies.notify({ kind: 'notStarted', report: name }, { kind: 'reports', workspaceId })
}

const timeOf = (at: Timestamp): string =>
  wallText(at, new Intl.DateTimeFormat().resolvedOptions().timeZone).slice(-5)

const languageOf = ({ store, app }: Pick<ReportsTrayDependencies, 'store' | 'app'>): Language =>
  chooseLanguage(readSettings(store.db).language, app.systemLocale())

const contentsOf = ({
  store,
  dependencies,
  schedule,
  app,
}: ReportsTrayDependencies): TrayContents => {
  const now = dependencies.clock.now()
  const language = languageOf({ store, app })
  const reports = dependencies.store.listAllReports().filter((report) => !isOfBackup(report))
  const kept = dependencies.store.listBackups()
  const backups = kept.map(({ workspaceId, last }) => {
    const crm = kept.length > 1 ? dependencies.crmName(workspaceId) : null
    return { workspaceId, crm, last, name: backupName(language, crm) }
  })
  const works = [
    ...reports.map((report) => ({ name: report.definition.name, reports: [report] })),
    ...backups.map(({ name, workspaceId }) => ({
      name,
      reports: backupReports(dependencies.store, workspaceId),
    })),
  ]
  const [next] = works
    .flatMap(({ name, reports: asked }) =>
      asked.flatMap((report) => {
        const at = nextRunOf(report, { now, until: 0 })
        return at === null ? [] : [{ name, at }]
      }),
    )
    .sort((one, other) => one.at - other.at)
  return {
    language,
    nextRun: next ?? null,
    backups: backups.flatMap(({ crm, last }) =>
      last ? [{ crm, at: last.slot, outcome: last.outcome }] : [],
    ),
    runs: [
      ...backups.map(({ name, workspaceId }) => ({
        name,
        run: () => backUpFromTray({ dependencies, schedule }, { name, workspaceId }),
      })),
      ...reports.map((report) => ({
        name: report.definition.name,
        run: () => void runFromTray({ dependencies, schedule }, report),
      })),
    ],
  }
}
