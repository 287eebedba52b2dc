import type { exportDashboardCalls } from '#core/contract/export-dashboard'
import { notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import { runNow } from '#core/exports/backup/run-now'
import { sendingInputSchema, tilesSchema } from '#core/exports/dashboard/dashboard'
import { withoutWaiting } from '#core/exports/dashboard/sending-turn'
import { newProgress } from '#core/exports/schedule/job-progress'
import { nextRuns } from '#core/exports/schedule/next-runs'
import type { WorkspaceId } from '#core/ids'
import type { Handlers } from '../../../ipc/handlers.ts'
import type { StoredDashboard, StoredSending } from '../../../store/exports/dashboard/dashboards.ts'
import { isOfBackup } from '../backup/backup-reports.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { readJsonInput } from '../read-json-input.ts'
import type { ReportsSchedule } from '../schedule/schedule-reports.ts'
import { type PrintingDependencies, printTiles } from './print-tiles.ts'

type Dependencies = PrintingDependencies &
  Pick<ExportsDependencies, 'pickSaveFile' | 'saveFile' | 'grantedPath'> & {
    readonly schedule: Pick<ReportsSchedule, 'look'>
  }

type DashboardHandlers = Pick<Handlers, keyof typeof exportDashboardCalls>

export const dashboardHandlers = (dependencies: Dependencies): DashboardHandlers => {
  const { store, schedule, clock } = dependencies
  const lookAfter = (written: Result<null>) => {
    void schedule.look()
    return written
  }
  return {
    'exports.readDashboard': ({ workspaceId }) => success(readShown(dependencies, workspaceId)),
    'exports.saveTiles': ({ workspaceId, tiles }) => {
      const read = readJsonInput(tiles, { schema: tilesSchema, path: 'tiles' })
      if (!read.ok) return read
      const dashboard = dashboardOf(dependencies, workspaceId)
      return lookAfter(store.write.writeDashboard({ ...dashboard, tiles: read.value }))
    },
    'exports.printDashboard': async ({ workspaceId }, { signal }) => {
      const { tiles } = dashboardOf(dependencies, workspaceId)
      const printed = await printTiles(dependencies, { workspaceId, tiles }, signal)
      if (!printed.ok) return printed
      const path = await dependencies.pickSaveFile(printed.value.fileName)
      return path === null ? success(null) : dependencies.saveFile(path, printed.value.bytes)
    },
    'exports.saveDashboardSending': ({ workspaceId, sending }) =>
      lookAfter(saveSending(dependencies, workspaceId, sending)),
    'exports.removeDashboardSending': ({ workspaceId }) =>
      store.write.writeDashboard({ ...dashboardOf(dependencies, workspaceId), sending: null }),
    'exports.sendDashboardNow': ({ workspaceId }) => {
      const dashboard = dashboardOf(dependencies, workspaceId)
      const { sending } = dashboard
      if (sending === null) return notFound('afterFix')
      const progress = runNow(sending.progress, clock.now())
      return lookAfter(
        store.write.writeDashboard({ ...dashboard, sending: { ...sending, progress } }),
      )
    },
  }
}

const dashboardOf = (
  { store }: Pick<Dependencies, 'store'>,
  workspaceId: WorkspaceId,
): StoredDashboard => store.readDashboard(workspaceId) ?? { workspaceId, tiles: [], sending: null }

const readShown = (
  { store, clock }: Pick<Dependencies, 'store' | 'clock'>,
  workspaceId: WorkspaceId,
): OutputOf<'exports.readDashboard'> => {
  const { tiles, sending } = dashboardOf({ store }, workspaceId)
  const reports = store.listReports(workspaceId).filter((report) => !isOfBackup(report))
  return {
    tiles,
    runs: reports.flatMap(({ id }) => {
      const newest = store.readNewestTable(id)
      return newest ? { reportId: id, ...newest } : []
    }),
    sending: sending && {
      ...sending.definition,
      folder: sending.folder,
      nextAt:
        sending.progress.waiting?.slot ??
        nextRuns(sending.definition.schedule, clock.now(), 1)[0] ??
        null,
      last: sending.turn,
    },
  }
}

const saveSending = (
  dependencies: Dependencies,
  workspaceId: WorkspaceId,
  input: string,
): Result<null> => {
  const { store, clock, grantedPath } = dependencies
  const read = readJsonInput(input, { schema: sendingInputSchema, path: 'sending' })
  if (!read.ok) return read
  const { folder: token, ...definition } = read.value
  const granted = token === null ? null : grantedPath(token)
  if (granted?.ok === false) return granted
  const dashboard = dashboardOf(dependencies, workspaceId)
  const known = dashboard.sending
  const folder = granted?.value ?? known?.folder ?? null
  if (definition.toFolder && folder === null) return notFound('afterFix')
  return store.write.writeDashboard({
    ...dashboard,
    sending: {
      definition,
      folder,
      progress: progressOf(known, definition, clock.now()),
      turn: known?.turn ? withoutWaiting(known.turn) : null,
    },
  })
}

/** Another schedule begins anew: its earlier times do not count. */
const progressOf = (
  known: StoredSending | null,
  { schedule }: StoredSending['definition'],
  now: number,
): StoredSending['progress'] => {
  const isSame =
    known !== null && JSON.stringify(known.definition.schedule) === JSON.stringify(schedule)
  return isSame ? known.progress : newProgress(now)
}
