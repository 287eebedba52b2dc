import { arch, homedir, hostname, release, totalmem } from 'node:os'
import { basename, join } from 'node:path'
import type { StoreState } from '#core/contract/store'
import type { DescribedWorkspace, ReportSources } from '#core/support/report'
import { supportHandlers } from '../features/support/handlers.ts'
import { bytesOf, listCrashDumps, readLogLines, writeArchive } from '../files/support-files.ts'
import { listWorkspaces } from '../store/accounts/workspaces.ts'
import { listCalls } from '../store/activity/activity.ts'
import { listBackups } from '../store/file/backups.ts'
import type { ReadableDb } from '../store/file/handle.ts'
import { filesOf, storeLayout } from '../store/file/layout.ts'
import type { ClosedStore, OpenStore } from '../store/file/open.ts'
import { readSettings } from '../store/settings/settings.ts'
import { countRows } from '../store/support/count-rows.ts'
import { namesInUse } from '../store/support/names-in-use.ts'
import type { HostServices } from './open-services.ts'

export type SupportServices = Pick<
  HostServices,
  'app' | 'author' | 'clock' | 'newId' | 'pickSaveFile' | 'profile' | 'showLogFolder'
>

const callsShared = 1_000

/** The report for support, with an open store or without one. */
export const openSupport = (
  store: Pick<OpenStore, 'kind' | 'db' | 'state'> | ClosedStore,
  { app, author, clock, newId, pickSaveFile, profile, showLogFolder }: SupportServices,
) =>
  supportHandlers({
    newId,
    pickSaveFile,
    writeArchive,
    showLogFolder,
    now: clock.now,
    readSources: async () => {
      const { state, rows, ...kept } =
        store.kind === 'open' ? readKept(store) : withoutStore(store.state)
      const layout = storeLayout(join(profile, 'store'))
      return {
        ...kept,
        versions: {
          unitdesk: app.version,
          ...app.runtime,
          platform: app.platform,
          system: release(),
          arch: arch(),
          memoryMb: Math.round(totalmem() / 1_000_000),
          locale: app.systemLocale(),
          now: new Date(clock.now()).toISOString(),
        },
        store: {
          state,
          rows,
          bytes: filesOf(layout.database).reduce((sum, file) => sum + bytesOf(file), 0),
          backups: listBackups(layout.backups).length,
        },
        log: readLogLines(join(profile, 'logs')),
        crashes: listCrashDumps(join(profile, 'Crashpad')),
        names: [
          ...kept.names,
          kept.settings?.personName || author,
          author,
          hostname(),
          basename(homedir()),
        ],
      }
    },
  })

type StoredSources = Pick<ReportSources, 'settings' | 'workspaces' | 'calls' | 'names'> &
  Pick<ReportSources['store'], 'state' | 'rows'>

const readKept = ({ db, state }: Pick<OpenStore, 'db' | 'state'>): StoredSources => ({
  settings: readSettings(db),
  workspaces: describeWorkspaces(db),
  calls: listCalls(db, { outcome: 'all', search: '', before: null, limit: callsShared }).calls,
  names: namesInUse(db),
  state: state(),
  rows: countRows(db),
})

const withoutStore = (state: StoreState): StoredSources => ({
  settings: null,
  workspaces: [],
  calls: [],
  names: [],
  state,
  rows: {},
})

const describeWorkspaces = (db: ReadableDb): DescribedWorkspace[] =>
  listWorkspaces(db).map(({ kind, timeZone, accounts }) => ({
    kind,
    timeZone,
    accounts: accounts.map(({ areas, passwordPlace }) => ({ areas, password: passwordPlace })),
  }))
