import { type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { decimalMark } from '#core/format/decimal-mark'
import { type Caller, createCaller } from '../crm/calls/caller.ts'
import { createCrmClient } from '../crm/calls/client.ts'
import type { ListingForms } from '../crm/endpoints/listing-forms.ts'
import { readPassword } from '../features/accounts/calling-account.ts'
import type { AccountsDependencies } from '../features/accounts/dependencies.ts'
import { accountsHandlers } from '../features/accounts/handlers.ts'
import { activityHandlers } from '../features/activity/handlers.ts'
import { type AppDependencies, appHandlers } from '../features/app/handlers.ts'
import { jobsHandlers } from '../features/jobs/handlers.ts'
import { type Jobs, runJobs } from '../features/jobs/run-jobs.ts'
import { settingsHandlers } from '../features/settings/handlers.ts'
import { storeHandlers } from '../features/store/handlers.ts'
import { tablesHandlers } from '../features/tables/handlers.ts'
import { tableFiles } from '../files/table-files.ts'
import { userFiles } from '../files/user-files.ts'
import type { RoutedHandlers } from '../ipc/answering.ts'
import * as workspaces from '../store/accounts/workspaces.ts'
import * as activity from '../store/activity/activity.ts'
import * as outgoing from '../store/activity/outgoing-calls.ts'
import type { OpenStore } from '../store/file/open.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import { readSettings, writeSettings } from '../store/settings/settings.ts'
import type { PicturePaths } from '../window/protocol/picture-paths.ts'
import { accountsStore } from './accounts-store.ts'
import { type CallJournal, callJournal } from './call-journal.ts'
import { probeServer, sleep } from './crm-calls.ts'
import { guardMemory } from './guard-memory.ts'
import { keptListingForms } from './kept-listing-forms.ts'
import { openConsole } from './open-console.ts'
import { openCustomers } from './open-customers.ts'
import { openExports } from './open-exports.ts'
import { openLeads } from './open-leads.ts'
import { openMedia } from './open-media.ts'
import { openMediaFiles } from './open-media-files.ts'
import { openPayments } from './open-payments.ts'
import { openPrices } from './open-prices.ts'
import type { Surroundings } from './surroundings.ts'
import { write } from './write.ts'

export interface OpenWorld {
  readonly handlers: RoutedHandlers
  readonly jobs: Jobs
  /** For what the window shows. */
  readonly pictures: PicturePaths
  /** Goes on with what an earlier run has left to do. */
  readonly start: () => void
  /** To be called every few seconds: a batch may have a time at which it is sent, a hold an end. */
  readonly look: () => void
  /** Called before the store is closed. */
  readonly stop: () => void
  /** Whether the application goes on without its window. */
  readonly staysInTray: () => boolean
}

/** Hands the open store and everything around it to the features. */
export const openHandlers = (store: OpenStore, around: Surroundings): OpenWorld => {
  around.followStore(store)
  const journal = callJournal(store, around)
  const accounts = accountsDependencies(store, around, journal)
  const caller = openCaller(store, around, { accounts, journal })
  const jobs = openJobs(around)
  const mediaFiles = openMediaFiles(store, around, { caller, accounts })
  const prices = openPrices(store, around, { jobs, caller, accounts })
  const opened = openMedia(store, around, {
    jobs,
    caller,
    accounts,
    mediaFiles,
    refreshPricelist: prices.refreshPricelist,
  })
  const exporting = openExports(store, around, { jobs, caller, accounts })
  const leads = openLeads(store, around, { jobs, caller, accounts })
  const payments = openPayments(store, around, { jobs, caller, accounts })
  const ends = [opened, exporting, leads].map(({ changed }) => around.follow(changed))
  return {
    jobs,
    pictures: mediaFiles.pictures,
    start: opened.start,
    look: () => {
      prices.lookAfterBatches()
      opened.look()
      void exporting.look()
      leads.look()
    },
    stop: () => {
      for (const end of ends) end()
      opened.stop()
      exporting.stop()
      leads.stop()
      journal.writeDown()
    },
    staysInTray: exporting.staysInTray,
    handlers: {
      ...settledHandlers(store, around, {
        accounts,
        journal,
        settleCall: (settled) =>
          opened.settleCall(settled) ?? payments.settleCall(settled) ?? leads.settleCall(settled),
      }),
      ...accountsHandlers({
        ...withCaller(accounts, caller, keptListingForms(store)),
        forgetSecrets: leads.forgetSecrets,
      }),
      ...prices.handlers,
      ...opened.handlers,
      ...payments.handlers,
      ...openConsole(around, { caller, accounts }).handlers,
      ...exporting.handlers,
      ...leads.handlers,
      ...openCustomers(store, around, { jobs, caller, accounts }).handlers,
      ...jobsHandlers({ jobs }),
    },
  }
}

interface Calling {
  readonly accounts: AccountsAlone
  readonly journal: CallJournal
}

const openCaller = (
  store: OpenStore,
  around: Surroundings,
  { accounts, journal }: Calling,
): Caller =>
  createCaller({
    transport: around.transport,
    limits: around.limits,
    clock: around.clock,
    sleep,
    readPassword: (account) => readPassword(accounts, account),
    memory: guardMemory(store, around),
    recordCall: journal.record,
  })

const openJobs = ({ clock, newId, announce, log, tellJob, newDefectId }: Surroundings): Jobs =>
  runJobs({
    clock,
    newId,
    announce,
    tell: tellJob,
    newDefectId: (error, kind) => {
      const id = newDefectId()
      log.defect('job defect', error, { id, kind })
      return id
    },
  })

interface Settled {
  readonly journal: CallJournal
  readonly accounts: Pick<AppDependencies, 'askedServer'>
  /** Null where the call is of no upload and of no payment. */
  readonly settleCall: (settled: ParsedInputOf<'activity.settleUnknownCall'>) => Result<null> | null
}

/** What needs no server. */
const settledHandlers = (
  store: OpenStore,
  around: Surroundings,
  { journal, accounts, settleCall }: Settled,
) => {
  const { db } = store
  const { log } = around
  return {
    ...appHandlers({
      ...around.app,
      log,
      newDefectId: around.newDefectId,
      webInterfaceOf: (workspaceId) =>
        workspaces.listWorkspaces(db).find(({ id }) => id === workspaceId)?.baseUrl ?? null,
      askedServer: accounts.askedServer,
    }),
    ...settingsHandlers({
      readSettings: () => readSettings(db),
      writeSettings: (settings) => write(store, () => writeSettings(db, settings)),
    }),
    ...tablesHandlers({
      tables: around.tables,
      files: tableFiles,
      pickSaveFile: around.pickSaveFile,
      grantedPath: around.grantedPath,
      decimalMark: () => decimalMark(readSettings(db).language, around.app.systemLocale()),
    }),
    ...activityHandlers({
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
        if (owned?.ok) return success(true)
        return attemptWrite(store.path, () => outgoing.settleUnknownCall(db, settled))
      },
    }),
    ...storeHandlers({
      state: store.state,
      acknowledge: () => write(store, store.acknowledge),
      showFolder: around.showStoreFolder,
      ...around.keptFolders,
      restoreBackup: around.restoreBackup,
      reopen: around.reopenStore,
      announce: around.announce,
    }),
  }
}

type AccountsAlone = Omit<
  AccountsDependencies,
  'changeCredential' | 'tryOnce' | 'ask' | 'forgetSecrets'
>

/** What the accounts do with the caller; the caller itself reads their passwords. */
const withCaller = (
  accounts: AccountsAlone,
  caller: Caller,
  forms: ListingForms,
): Omit<AccountsDependencies, 'forgetSecrets'> => ({
  ...accounts,
  changeCredential: caller.changeCredential,
  tryOnce: caller.tryOnce,
  ask: (account, signal) =>
    createCrmClient({ ...caller, read: caller.once }, forms).listProjects(account, { signal }),
})

const accountsDependencies = (store: OpenStore, around: Surroundings, journal: CallJournal) => {
  let asked: string | null = null
  const probing = {
    transport: around.transport,
    limits: around.limits,
    clock: around.clock,
    recordCall: journal.record,
  }
  const accounts: AccountsAlone = {
    store: accountsStore(store, around),
    authority: around.authority,
    vault: around.vault,
    demo: around.demo,
    probe: (probe) => {
      asked = probe.baseUrl
      return probeServer(probing, probe)
    },
    newId: around.newId,
    announce: around.announce,
    pickSaveFile: around.pickSaveFile,
    grantedPath: around.grantedPath,
    files: userFiles,
  }
  return { ...accounts, askedServer: () => asked }
}
