import type { Report } from '#core/contract/exports'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import type { ExportRun } from '#core/exports/runs/export-run'
import type { ReportJobId, WorkspaceId } from '#core/ids'
import type { ColleaguesRun, ExportsDependencies } from '../dependencies.ts'
import { colleaguesRun } from '../runs/colleagues-run.ts'
import { nextRunOf } from '../schedule/next-run.ts'
import { movedLatest } from './moved-latest.ts'

type Dependencies = Pick<
  ExportsDependencies,
  'store' | 'clock' | 'shownAccountFor' | 'listCooldowns' | 'colleagues'
>

const shownRun = (run: ColleaguesRun | null): Report['ofColleague'] =>
  run && { by: run.by, at: run.at, isTooLarge: run.isTooLarge }

/** Runs that have brought nothing since leave the file as old as it was. */
const latestFailureOf = (
  { store }: Pick<Dependencies, 'store'>,
  reportId: ReportJobId,
): ExportRun['latestFailure'] => {
  const newest = store.readNewestTable(reportId)
  return (newest && store.readRun(newest.runId)?.latestFailure) ?? null
}

/** The reports of a workspace with what is known of their runs. */
export const listReports = (dependencies: Dependencies, workspaceId: WorkspaceId): Report[] => {
  const { store } = dependencies
  const cooldowns = dependencies.listCooldowns(workspaceId)
  return store.listReports(workspaceId).map((report) => {
    const { id, createdAt, definition, latestFolder } = report
    const account = dependencies.shownAccountFor({ ...report, ...definition })
    const endpoint = exportEndpoint(definition.content.name)
    const until = account.ok
      ? cooldowns.find((one) => one.accountId === account.value.id && one.endpoint === endpoint)
          ?.until
      : undefined
    const { latest, ...others } = definition
    return {
      ...others,
      id,
      workspaceId,
      createdAt,
      progress: report.progress,
      latest: latest && {
        ...latest,
        folder: latestFolder,
        moved: movedLatest(report, store.readLatestFiles(id)),
        failure: latestFailureOf(dependencies, id),
      },
      nextRunAt: nextRunOf(report, { now: dependencies.clock.now(), until: until ?? 0 }),
      account: account.ok
        ? { id: account.value.id, label: account.value.label }
        : { failure: account.failure },
      ofColleague: account.ok
        ? shownRun(colleaguesRun(dependencies, { report, account: account.value }))
        : null,
      lastRun: store.readLastRun(id),
      recentRows: store.listRecentRows(id),
      openAlerts: store.countOpenAlerts(id),
    }
  })
}
