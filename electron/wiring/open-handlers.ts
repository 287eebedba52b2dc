import { setImmediate } from 'node:timers/promises'
import { type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { decimalMark } from '#core/format/decimal-mark'
import { areaAsker } from '../crm/calls/ask-area.ts'
import type { Caller } from '../crm/calls/caller.ts'
import type { ServerReadings } from '../crm/endpoints/server-readings.ts'
import type { AccountsDependencies } from '../features/accounts/dependencies.ts'
import { accountsHandlers } from '../features/accounts/handlers.ts'
import { activityHandlers } from '../features/activity/handlers.ts'
import { appHandlers } from '../features/app/handlers.ts'
import { guideHandlers } from '../features/guide/handlers.ts'
import { jobsHandlers } from '../features/jobs/handlers.ts'
import type { Jobs } from '../features/jobs/run-jobs.ts'
import { settingsHandlers } from '../features/settings/handlers.ts'
import { storeHandlers } from '../features/store/handlers.ts'
import { tablesHandlers } from '../features/tables/handlers.ts'
import { updatesHandlers } from '../features/updates/handlers.ts'
import { tableFiles } from '../files/table-files.ts'
import type { RoutedHandlers } from '../ipc/handlers.ts'
import * as workspaces from '../store/accounts/workspaces.ts'
import * as activity from '../store/activity/activity.ts'
import * as audit from '../store/activity/audit/audit.ts'
import { nothingVerified, verifyFrom } from '../store/activity/audit/verify-audit.ts'
import * as outgoing from '../store/activity/outgoing-calls.ts'
import type { OpenStore } from '../store/file/open.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import { readFirstSteps } from '../store/guide/first-steps.ts'
import { bindReads } from '../store/rows/bound.ts'
import { readSettings, writeSettings } from '../store/settings/settings.ts'
import type { PicturePaths } from '../window/protocol/picture-paths.ts'
import type { ClosingQuestion } from '../window/tray/closing-text.ts'
import { forgetEntriesLeft } from './forget-entries-left.ts'
import { openConsole } from './open-console.ts'
import { openCustomers } from './open-customers.ts'
import { openExports } from './open-exports.ts'
import { openLeads } from './open-leads.ts'
import { openMedia } from './open-media.ts'
import { openMediaFiles } from './open-media-files.ts'
import { openPayments } from './open-payments.ts'
import { openPrices } from './open-prices.ts'
import type { HostServices } from './open-services.ts'
import { openSettingsFile } from './open-settings-file.ts'
import { type AccountsWithoutCaller, openSharedServices } from './open-shared-services.ts'
import { openSupport } from './open-support.ts'
import type { CallJournal } from './stores/call-journal.ts'
import { settleCooldowns } from './stores/guard-memory.ts'
import { keptServerReadings } from './stores/kept-server-readings.ts'
import { write } from './stores/write.ts'

export interface OpenWorld {
  readonly handlers: RoutedHandlers
  /** The paths of the pictures that the window shows. */
  readonly pictures: PicturePaths
  /** Resumes what an earlier run has left unfinished. */
  readonly start: () => void
  /** Called every few seconds: a batch may have a time at which it is sent, a hold may have an end. */
  readonly look: () => void
  /** Resolves when all that was asked of files in the list is written down: the next start goes on from there. */
  readonly writtenDown: () => Promise<void>
  /** Called when nothing may begin by itself any more. Resolves when what is under way has ended. */
  readonly finish: () => Promise<void>
  /** Called before the store is closed. */
  readonly stop: () => void
  /** Whether the application goes on without its window. */
  readonly staysInTray: () => boolean
  /** What would not leave without the application; null where nothing waits. */
  readonly closingQuestion: () => ClosingQuestion | null
  readonly stayFromNowOn: () => void
  /** Whether work is under way that another version should not have to end. */
  readonly isWorking: () => boolean
}

interface OpenFeatures extends OpenWorld {
  readonly jobs: Jobs
}

/** Hands the open store and the services of the application to the features. */
export const openHandlers = (store: OpenStore, services: HostServices): OpenFeatures => {
  services.followStore(store)
  const shared = openSharedServices(store, services)
  const { jobs, caller, accounts, journal } = shared
  forgetEntriesLeft(store, services).catch((error: unknown) =>
    services.log.defect('entries of the keychain are left', error),
  )
  const mediaFiles = openMediaFiles(store, services, shared)
  const prices = openPrices(store, services, { ...shared, drafts: shared.team.drafts })
  const { refreshPricelist } = prices
  const media = openMedia(store, services, { ...shared, mediaFiles, refreshPricelist })
  const exporting = openExports(store, services, {
    ...shared,
    isSendingFiles: media.isSending,
    colleagues: shared.team.runs,
    teamReports: shared.team.reports,
    leadTroubles: (input) => leads.findTroubles(input),
  })
  const leads = openLeads(store, services, { ...shared, lists: shared.team.lists })
  const payments = openPayments(store, services, shared)
  const endsOfFollowing = [prices, media, exporting, leads].map(({ changed }) =>
    services.follow(changed),
  )
  return {
    jobs,
    pictures: mediaFiles.pictures,
    start: () => {
      shared.team.start()
      media.start()
      exporting.start()
      // The application may have ended between a pricelist and what its sales were to prepare.
      prices.lookAfterRaises()
    },
    look: () => {
      prices.lookAfterBatches()
      media.look()
      void exporting.look()
      leads.look()
    },
    writtenDown: media.writtenDown,
    finish: async () => {
      await Promise.all([media.finish(), jobs.ended(), exporting.finish()])
    },
    stop: () => {
      for (const end of endsOfFollowing) end()
      shared.team.stop()
      media.stop()
      exporting.stop()
      leads.stop()
      journal.writeDown()
      settleCooldowns(store, services)
    },
    staysInTray: exporting.staysInTray,
    closingQuestion: exporting.closingQuestion,
    stayFromNowOn: exporting.stayFromNowOn,
    isWorking: () => media.isSending() || jobs.list().some(({ outcome }) => outcome === null),
    handlers: {
      ...handlersWithoutServer(store, services, {
        journal,
        askedServer: shared.askedServer,
        settleCall: (settled) =>
          media.settleCall(settled) ?? payments.settleCall(settled) ?? leads.settleCall(settled),
      }),
      ...accountsHandlers({
        ...withCaller(accounts, caller, keptServerReadings(store)),
        forgetSecrets: leads.forgetSecrets,
      }),
      ...prices.handlers,
      ...media.handlers,
      ...payments.handlers,
      ...openConsole(store, services, shared).handlers,
      ...exporting.handlers,
      ...leads.handlers,
      ...openCustomers(store, services, shared).handlers,
      ...jobsHandlers({ jobs }),
      ...shared.team.handlers,
    },
  }
}

interface HandlersWithoutServerDependencies {
  readonly journal: CallJournal
  /** The address that a person has last tested in this run. */
  readonly askedServer: () => string | null
  /** Null where the call is of no upload, payment or lead. */
  readonly settleCall: (settled: ParsedInputOf<'activity.settleUnknownCall'>) => Result<null> | null
}

/** The handlers that need no server. */
const handlersWithoutServer = (
  store: OpenStore,
  services: HostServices,
  { journal, askedServer, settleCall }: HandlersWithoutServerDependencies,
) => {
  const { db } = store
  const { log } = services
  return {
    ...appHandlers({
      ...services.app,
      log,
      newDefectId: services.newDefectId,
      webInterfaceOf: (workspaceId) =>
        workspaces.listWorkspaces(db).find(({ id }) => id === workspaceId)?.baseUrl ?? null,
      askedServer,
    }),
    ...settingsHandlers({
      readSettings: () => readSettings(db),
      writeSettings: (settings) => write(store, () => writeSettings(db, settings)),
    }),
    ...openSettingsFile(store, services),
    ...tablesHandlers({
      tables: services.tables,
      files: tableFiles,
      pickSaveFile: services.pickSaveFile,
      printPdf: services.printPdf,
      grantedPath: services.grantedPath,
      decimalMark: () => decimalMark(readSettings(db).language, services.app.systemLocale()),
    }),
    ...activityHandlers({
      audit: {
        ...bindReads(db, { ...audit, verifyFrom }),
        nothingVerified,
        giveWay: () => setImmediate(undefined),
      },
      listCalls: (filter) => {
        journal.writeDown()
        return activity.listCalls(db, filter)
      },
      clearCalls: () => {
        journal.writeDown()
        return attemptWrite(store.path, () => activity.clearCalls(db))
      },
      listUnknownCalls: () => outgoing.listUnknownCalls(db),
      settleUnknownCall: (settled) => {
        const owned = settleCall(settled)
        if (owned === null) {
          return attemptWrite(store.path, () => outgoing.settleUnknownCall(db, settled))
        }
        // Where the disk refuses, the call asks its person until its upload, payment or lead is settled too.
        return owned.ok ? success(true) : owned
      },
    }),
    ...guideHandlers({ readFirstSteps: (workspaceId) => readFirstSteps(db, workspaceId) }),
    ...openSupport(store, services),
    ...updatesHandlers(services.updates),
    ...storeHandlers({
      state: store.state,
      acknowledge: () => write(store, store.acknowledge),
      showFolder: services.showStoreFolder,
      ...services.keptFolders,
      restoreBackup: services.restoreBackup,
      reopen: services.reopenStore,
      announce: services.announce,
    }),
  }
}

/** Adds what the accounts do with the caller, which itself reads their passwords. */
const withCaller = (
  accounts: AccountsWithoutCaller,
  caller: Caller,
  forms: ServerReadings,
): Omit<AccountsDependencies, 'forgetSecrets'> => ({
  ...accounts,
  changeCredential: caller.changeCredential,
  tryOnce: caller.tryOnce,
  ask: areaAsker(caller, forms),
})
