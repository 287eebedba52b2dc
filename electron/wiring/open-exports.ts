import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { loginKey } from '#core/accounts/login-key'
import { failed, type Result, success } from '#core/contract/failure'
import type { FoundTroubles } from '#core/exports/alarms/decide-alarms'
import { isExportEndpoint } from '#core/exports/reports/export-endpoint'
import { chooseLanguage } from '#core/format/format-locale'
import type { Timestamp } from '#core/time'
import type { Caller } from '../crm/calls/caller.ts'
import { createCrmClient } from '../crm/calls/client.ts'
import { runnerAsker } from '../delivery/ask-runner.ts'
import { webhookPoster } from '../delivery/post-webhook.ts'
import { findAccountTroubles } from '../features/accounts/account-troubles.ts'
import { watchAlarms } from '../features/exports/alarms/watch-alarms.ts'
import type {
  ColleaguesRuns,
  ExportsDependencies,
  ReportsOfTeam,
} from '../features/exports/dependencies.ts'
import { exportsHandlers } from '../features/exports/handlers.ts'
import { tellDigest } from '../features/exports/runs/tell-digest.ts'
import { scheduleReports } from '../features/exports/schedule/schedule-reports.ts'
import { feedPayments } from '../features/payments/matching/feed-payments.ts'
import { feedDeals } from '../features/prices/deals/feed-deals.ts'
import { openBackupFolder } from '../files/backup-folder.ts'
import { exportDownloads } from '../files/export-downloads.ts'
import { isPlaceFree } from '../files/is-place-free.ts'
import { removeFile } from '../files/remove-file.ts'
import { replaceFile } from '../files/replace-file.ts'
import { tableFiles } from '../files/table-files.ts'
import { giveSpaceBack } from '../store/file/give-space-back.ts'
import type { OpenStore } from '../store/file/open.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import { listDeniedEndpoints, listWorkedEndpoints } from '../store/guards/denied-endpoints.ts'
import { readSettings } from '../store/settings/settings.ts'
import { readSettingsContent } from '../store/settings/settings-content.ts'
import { exportNotice } from '../window/notices/export-notice.ts'
import { type FirstContactHost, firstContact } from './first-contact.ts'
import { openExportAccounts } from './open-export-accounts.ts'
import { openExportContents } from './open-export-contents.ts'
import { openReportsTray } from './open-reports-tray.ts'
import type { HostServices } from './open-services.ts'
import type { SharedServices } from './open-shared-services.ts'
import { exportsStore } from './stores/exports-store.ts'
import { keptServerReadings } from './stores/kept-server-readings.ts'
import { paymentsStore } from './stores/payments-store.ts'
import { pricesStore } from './stores/prices-store.ts'

type ExportsHost = Pick<
  HostServices,
  | 'clock'
  | 'boot'
  | 'announce'
  | 'newId'
  | 'newDefectId'
  | 'log'
  | 'notify'
  | 'background'
  | 'showTray'
  | 'exportsFolder'
  | 'reports'
  | 'isOnline'
  | 'mayBegin'
  | 'outsideFiles'
  | 'grantedPath'
  | 'grantPath'
  | 'pickFolder'
  | 'pickSaveFile'
  | 'printPage'
  | 'transport'
  | 'sendMail'
  | 'putSftp'
  | 'readHostKey'
  | 'deliverySecrets'
> &
  FirstContactHost

// Timers stand still while the computer sleeps, and longer ones are cut short.
const longestWaitMs = 60_000

interface ExportsShared extends SharedServices {
  readonly colleagues: ColleaguesRuns
  readonly teamReports: ReportsOfTeam
  readonly isSendingFiles: () => boolean
  readonly leadTroubles: (
    input: Parameters<ExportsDependencies['otherTroubles']>[0],
  ) => FoundTroubles
}

/** Reports, their schedules and runs, with what they look after by themselves. */
export const openExports = (store: OpenStore, services: ExportsHost, shared: ExportsShared) => {
  const { log, clock } = services
  const ending = new AbortController()
  const waking = wakeUp(clock.now, () => void schedule.look())
  const contents = openExportContents(store, services)
  const dependencies = exportsDependencies(
    store,
    { ...services, wakeAt: waking.at, reader: contents.reader, ending: ending.signal },
    shared,
  )
  const schedule = scheduleReports(dependencies)
  const alarms = watchAlarms(dependencies)
  const tray = openReportsTray({
    ...services,
    store,
    dependencies,
    schedule,
    isSendingFiles: shared.isSendingFiles,
  })
  const attempt = (what: string, work: () => void) => {
    try {
      work()
    } catch (error) {
      log.defect(what, error)
    }
  }
  attempt('runs not recovered', schedule.recover)
  tray.show()
  return {
    handlers: { ...exportsHandlers({ ...dependencies, schedule }), ...contents.handlers },
    /** From here on it works by itself: what an earlier run has left leaves now. */
    start: schedule.start,
    look: () => {
      attempt('digest not told', () => tellDigest(dependencies))
      void alarms.look()
      return schedule.look()
    },
    /** Resolves when nothing that people are told is on its way any more. */
    finish: async () => {
      await Promise.all([alarms.ended(), schedule.ended()])
    },
    stop: () => {
      schedule.stop()
      ending.abort()
      waking.stop()
      tray.stop()
      contents.stop()
    },
    changed: tray.changed,
    staysInTray: tray.staysThere,
    closingQuestion: tray.closingQuestion,
    stayFromNowOn: tray.stayFromNowOn,
  }
}

const wakeUp = (now: () => Timestamp, look: () => void) => {
  let timer: ReturnType<typeof setTimeout> | null = null
  const stop = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  return {
    stop,
    at: (at: Timestamp | null) => {
      stop()
      if (at === null) return
      timer = setTimeout(look, Math.max(0, Math.min(at - now(), longestWaitMs)))
      timer.unref()
    },
  }
}

const exportsDependencies = (
  store: OpenStore,
  services: ExportsHost & Pick<ExportsDependencies, 'wakeAt' | 'reader' | 'ending'>,
  { jobs, caller, accounts, colleagues, teamReports, leadTroubles }: ExportsShared,
): ExportsDependencies => {
  const { clock, announce, newId, grantedPath, background, wakeAt, reader, isOnline } = services
  const { sendMail, putSftp, readHostKey, deliverySecrets, ending } = services
  const logDefect: ExportsDependencies['logDefect'] = (what, error) => {
    const id = services.newDefectId()
    services.log.defect('exports defect', error, { id, what })
    return { kind: 'defect', id, again: 'now' }
  }
  const language = () =>
    chooseLanguage(readSettings(store.db).language, services.app.systemLocale())
  const client = createCrmClient(caller, keptServerReadings(store))
  return {
    clock,
    boot: services.boot,
    announce,
    newId,
    jobs,
    colleagues,
    teamReports,
    reader,
    grantedPath,
    background,
    wakeAt,
    isPlaceFree,
    replaceFile,
    removeFile,
    isOnline,
    mayBegin: services.mayBegin,
    sendMail,
    putSftp,
    readHostKey,
    deliverySecrets,
    ending,
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...openExportAccounts(accounts, caller),
    mayAsk: mayAskOf(store, caller),
    crmName: (workspaceId) =>
      accounts.store.listWorkspaces().find(({ id }) => id === workspaceId)?.name ?? '',
    listOwnWorkspaces: () =>
      accounts.store
        .listWorkspaces()
        .filter(({ kind }) => kind === 'crm')
        .map(({ id, name }) => ({ id, name })),
    refusal: store.refusal,
    otherTroubles: (input) => [leadTroubles(input), findAccountTroubles(accounts, input.known)],
    backups: openBackupFolder(client),
    store: exportsStore(store),
    client,
    openDownload: exportDownloads(join(services.exportsFolder, 'downloads')),
    feedDeals: (fed) => feedDeals({ store: pricesStore(store), clock }, { ...fed, projects: [] }),
    feedPayments: ({ at, ...fed }) =>
      feedPayments({ store: paymentsStore(store), clock }, { ...fed, exportedAt: at }),
    printPage: services.printPage,
    pickSaveFile: services.pickSaveFile,
    saveFile: async (path, bytes) => {
      const written = await tableFiles.write(path, bytes)
      return written.ok ? { ok: true, value: { fileName: tableFiles.nameOf(path) } } : written
    },
    pickFolder: async () => {
      const path = await services.pickFolder()
      const granted = path === null ? null : services.grantPath(path)
      return path !== null && granted?.ok ? { folder: granted.value, path } : null
    },
    notify: (notice, subject) => services.notify(exportNotice(notice, language()), subject),
    postWebhook: webhookPoster(services.transport),
    askRunner: runnerAsker(services.transport),
    readSettingsContent: () => readSettingsContent(store.db),
    mayContact: firstContact(store, services),
    fileLink: ({ folder, fileName }) => {
      const path = join(folder, fileName)
      return { path, url: pathToFileURL(path).href }
    },
    language,
    giveSpaceBack: () => {
      giveAllBack(store).catch((error: unknown) => logDefect('give space back', error))
    },
    logDefect,
  }
}

/** Bit by bit: whoever asks something meanwhile does not wait. */
const giveAllBack = async ({ db, path }: OpenStore): Promise<void> => {
  for (;;) {
    await setImmediate()
    if (!db.open) return
    const given = attemptWrite(path, () => giveSpaceBack(db))
    if (!given.ok || !given.value) return
  }
}

const refused = (reason: 'notAsked' | 'notProven'): Result<never> =>
  failed({ kind: 'notAllowed', reason, again: 'afterFix' })

/**
 * What has never worked may be refused, and a second refusal holds the whole login: it is asked for only while nothing
 * is denied. The files of a CRM, which no specification permits to any account, are asked for behind a call that has
 * proved the password.
 */
const mayAskOf =
  (
    { db }: Pick<OpenStore, 'db'>,
    { isProven }: Pick<Caller, 'isProven'>,
  ): ExportsDependencies['mayAsk'] =>
  (account, endpoint) => {
    const login = loginKey(account)
    const denied = listDeniedEndpoints(db, login)
    const isJudged = denied.some((one) => one.endpoint === endpoint)
    // What is denied already does not leave, and says so itself.
    if (isJudged || listWorkedEndpoints(db, login).includes(endpoint)) return success(null)
    if (denied.length > 0) return refused('notAsked')
    return isExportEndpoint(endpoint) || isProven(login) ? success(null) : refused('notProven')
  }
