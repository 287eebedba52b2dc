import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { notFound, type Result, success } from '#core/contract/failure'
import { type CallName, calls, type InputOf, type OutputOf } from '#core/contract/index'
import { maxFilesPerDrop } from '#core/contract/media'
import type { ReadPolicy } from '#core/policy/policy'
import { createLimits } from '../../../crm/guards/limits.ts'
import { renewableTransport } from '../../../crm/transport/renewable-transport.ts'
import { createTransport } from '../../../crm/transport/transport.ts'
import { putSftp, readHostKey } from '../../../delivery/put-sftp.ts'
import { mailSender } from '../../../delivery/send-mail.ts'
import { contactedOrigins } from '../../../files/contacted-origins.ts'
import { keptAuthority, readAuthorities } from '../../../files/kept-authority.ts'
import { readWorkbookWith } from '../../../files/read-workbook.ts'
import { createDeliveryVault } from '../../../keychain/delivery-vault.ts'
import type { Keychain } from '../../../keychain/keychain.ts'
import { createPasswordVault } from '../../../keychain/password-vault.ts'
import { createSealKeys } from '../../../keychain/seal-keys.ts'
import { createSiteHeaderVault } from '../../../keychain/site-header-vault.ts'
import { createTeamVault } from '../../../keychain/team-vault.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import {
  handClock,
  openOrThrow,
  silentLog,
  storeFolder,
} from '../../../store/testing/store-folder.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { openHandlers } from '../../../wiring/open-handlers.ts'
import type { HostServices } from '../../../wiring/open-services.ts'
import { openUpdates } from '../../../wiring/open-updates.ts'
import { bootOf } from '../../../wiring/testing/boot-of.ts'
import { followedChanges } from '../../../wiring/testing/followed-changes.ts'
import { askFiles } from '../../../workers/ask-files.ts'
import { askStatements } from '../../../workers/ask-statements.ts'
import { askTables } from '../../../workers/ask-tables.ts'
import { leadsThreads } from '../../../workers/start-leads.ts'
import { forkedReports } from '../../../workers/testing/forked-reports.ts'
import { picturesHere } from '../../../workers/testing/pictures-here.ts'
import { demoInABox } from './demo-in-a-box.ts'

interface WorldInput {
  readonly directory?: string
  readonly keychain?: ReturnType<typeof keychainInABox>
  readonly policy?: ReadPolicy
}

const windowless: HostServices['app'] = {
  version: '0',
  runtime: { electron: '', chrome: '', node: '' },
  platform: 'linux',
  policy: null,
  systemLocale: () => 'cs',
  openLink: () => Promise.resolve(true),
  painted: () => undefined,
  readNotices: () => Promise.resolve(success([])),
}

/** A desktop that shows nothing. */
const nobodyAround = {
  program: 'window' as const,
  tellJob: () => undefined,
  tellMedia: () => undefined,
  uploadSigns: {
    showFraction: () => undefined,
    keepAwake: () => undefined,
    notifyEnd: () => undefined,
  },
  pickFolder: () => Promise.resolve(null),
  printPdf: () => Promise.resolve(null),
  printPage: () => Promise.resolve(new Uint8Array()),
  grantPath: () => notFound('never'),
  notify: () => undefined,
  isOnline: () => true,
  mayBegin: () => true,
  outsideFiles: {
    open: () => Promise.resolve(false),
    show: () => undefined,
    drag: () => Promise.resolve(),
  },
  reports: { ask: () => Promise.resolve(notFound('never')), stop: () => undefined },
  showTray: () => undefined,
  background: {
    canStartWithSystem: false,
    startsWithSystem: () => false,
    setStartsWithSystem: () => success(null),
    canStayInTray: false,
  },
  showStoreFolder: () => undefined,
  showLogFolder: () => undefined,
  keptFolders: { listKept: () => success([]), removeKept: () => success(null) },
  restoreBackup: () => success(null),
  backUpStore: () => undefined,
  reopenStore: () => Promise.resolve(),
} satisfies Partial<HostServices>

const reading = forkedReports()

const filesIn = (
  directory: string,
): Pick<HostServices, 'files' | 'mediaFolder' | 'picturesProcess'> => {
  const mediaFolder = join(directory, 'media')
  const stagedFolder = join(mediaFolder, 'staged')
  return {
    mediaFolder,
    files: askFiles(reading, { stagedFolder, maxFiles: maxFilesPerDrop }),
    picturesProcess: picturesHere(),
  }
}

const threads = () => ({
  statements: askStatements(reading),
  leadsThreads: leadsThreads(new URL('../../../workers/leads.ts', import.meta.url)),
})

const vaultsOf = (keychain: Keychain) => ({
  vault: createPasswordVault(keychain),
  sealKeys: createSealKeys(keychain),
  siteHeaders: createSiteHeaderVault(keychain),
  deliverySecrets: createDeliveryVault(keychain),
  teamSecrets: createTeamVault(keychain),
})

/** The application without its window, over a real store, and real HTTP to whatever it is pointed at. */
export const startAccounts = async (given: WorldInput = {}) => {
  const directory = given.directory ?? storeFolder()
  const keychain = given.keychain ?? keychainInABox()
  const store = await openOrThrow({ directory })
  const clock = handClock()
  const authorityFile = join(directory, 'authority.pem')
  const roots = () => readAuthorities(authorityFile).map(({ pem }) => pem)
  const { transport, renew } = renewableTransport(() =>
    createTransport({ resolveProxy: () => Promise.resolve('DIRECT'), roots }),
  )
  const { changes, announced } = followedChanges(store)
  const files = temporaryFolder()
  const picked = { path: join(files, 'settings.json') as string | null, areOver: false }
  const contact = { asked: [] as string[], isAllowed: true }
  const demo = demoInABox()
  const runName = randomUUID()
  const tables = askTables(reading)
  let ids = 0
  const app = { ...windowless, policy: given.policy ?? null }
  const { updates } = openUpdates({
    app,
    clock,
    transport,
    log: silentLog,
    profile: directory,
    announce: changes.announce,
    mayUpdate: false,
  })
  const services: HostServices = {
    clock,
    boot: bootOf(clock),
    log: silentLog,
    author: 'eva',
    profile: directory,
    tables,
    transport,
    demo,
    newId: () => `${runName}-${++ids}`,
    newDefectId: () => 'defect',
    ...threads(),
    ...filesIn(directory),
    exportsFolder: join(directory, 'exports'),
    readWorkbook: readWorkbookWith(tables),
    limits: createLimits(),
    authority: keptAuthority(authorityFile, renew),
    ...vaultsOf(keychain.keychain),
    sendMail: mailSender(() => []),
    putSftp,
    readHostKey,
    replaceBackups: () => Promise.resolve(true),
    pickSaveFile: () => Promise.resolve(picked.path),
    contactedOrigins: contactedOrigins(join(directory, 'contacted-origins.json')),
    askFirstContact: async ({ origin }) => {
      contact.asked.push(origin)
      return contact.isAllowed
    },
    endFiles: () => {
      picked.areOver = true
    },
    grantedPath: (token) => success(token === 'gone' ? join(files, 'gone') : (picked.path ?? '')),
    ...changes,
    app,
    updates,
    ...nobodyAround,
  }
  const { handlers, jobs, isWorking, stop: stopSending } = openHandlers(store, services)
  const call = async <N extends CallName & keyof typeof handlers>(
    name: N,
    input: InputOf<N>,
    signal = new AbortController().signal,
  ): Promise<Result<OutputOf<N>>> => {
    const handler = handlers[name] as unknown as (
      input: unknown,
      context: { signal: AbortSignal },
    ) => Promise<Result<OutputOf<N>>>
    return handler(calls[name].input.parse(input), { signal })
  }
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    stopSending()
    await jobs.stop()
    await transport.close()
    store.close()
    await demo.stop()
  }
  onTestFinished(stop)
  return {
    call,
    jobs,
    isWorking,
    clock,
    announced,
    keychain,
    directory,
    picked,
    contact,
    store,
    demo,
    services,
    stop,
  }
}
