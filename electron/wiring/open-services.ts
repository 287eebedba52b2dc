import { randomBytes, randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { notFound, type Result, success } from '#core/contract/failure'
import type { PayloadOf } from '#core/contract/index'
import type { Job } from '#core/contract/jobs'
import { maxFilesPerDrop, type mediaEvents } from '#core/contract/media'
import type { StoreOwner } from '#core/contract/store'
import type { Subject } from '#core/contract/subject'
import type { Language } from '#core/format/format-locale'
import type { FileToken } from '#core/ids'
import { type BootClock, type Clock, minuteMs } from '#core/time'
import { createLimits, type Limits } from '../crm/guards/limits.ts'
import { renewableTransport } from '../crm/transport/renewable-transport.ts'
import type { Transport } from '../crm/transport/transport.ts'
import { transportOnDemand } from '../crm/transport/transport-on-demand.ts'
import { trustedRoots } from '../crm/transport/trusted-roots.ts'
import { type PutSftp, putSftp, type ReadHostKey, readHostKey } from '../delivery/put-sftp.ts'
import { mailSender, type SendMail } from '../delivery/send-mail.ts'
import type { AccountsDependencies } from '../features/accounts/dependencies.ts'
import type { HostApplication } from '../features/app/handlers.ts'
import type { PricesDependencies } from '../features/prices/dependencies.ts'
import type { SettingsFileDependencies } from '../features/settings/settings-file.ts'
import type { StoreDependencies } from '../features/store/handlers.ts'
import type { Updates } from '../features/updates/run-updates.ts'
import { beingRead } from '../files/being-read.ts'
import { type ContactedOrigins, contactedOrigins } from '../files/contacted-origins.ts'
import { keptAuthority, readAuthorities } from '../files/kept-authority.ts'
import { readWorkbookWith } from '../files/read-workbook.ts'
import { createFileGrants, type FileGrants } from '../ipc/file-grants.ts'
import { createDeliveryVault, type DeliveryVault } from '../keychain/delivery-vault.ts'
import type { Keychain } from '../keychain/keychain.ts'
import { createPasswordVault, type PasswordVault } from '../keychain/password-vault.ts'
import { createSealKeys, type SealKeys } from '../keychain/seal-keys.ts'
import { createSiteHeaderVault, type SiteHeaderVault } from '../keychain/site-header-vault.ts'
import { createTeamVault, type TeamVault } from '../keychain/team-vault.ts'
import type { Log } from '../log/log.ts'
import type { Changes } from '../store/rows/change-hub.ts'
import type { Background } from '../window/autostart/background.ts'
import type { UploadSigns } from '../window/notices/upload-signs.ts'
import type { OutsideFiles } from '../window/outside/outside-files.ts'
import type { TrayContents } from '../window/tray/tray-contents.ts'
import { askFiles, type Files } from '../workers/ask-files.ts'
import { askStatements, type Statements } from '../workers/ask-statements.ts'
import { askTables, type Tables } from '../workers/ask-tables.ts'
import { type LeadsThreads, leadsThreads } from '../workers/start-leads.ts'
import { type Pictures, picturesProcess } from '../workers/start-pictures.ts'
import { type Reports, reportsProcess } from '../workers/start-reports.ts'
import type { LaunchWorker } from '../workers/worker-process.ts'
import { countUnderWay } from './count-under-way.ts'

/** What Electron alone can do, and what main has made before. */
export interface DesktopServices {
  readonly clock: Clock
  readonly boot: BootClock
  readonly log: Log
  readonly app: HostApplication
  /** Null when the person decided otherwise. */
  readonly pickSaveFile: SettingsFileDependencies['pickSaveFile']
  /** What the page has laid out for paper; null where the window is gone. */
  readonly printPdf: () => Promise<Uint8Array | null>
  /** Prints a page that needs no script, as PDF, without showing a window; null where nothing draws pages. */
  readonly printPage: ((page: string) => Promise<Uint8Array>) | null
  /** Null when the person decided otherwise. */
  readonly pickFolder: () => Promise<string | null>
  /** Whether a person lets something leave to an origin that nothing has left to before. */
  readonly askFirstContact: (contact: {
    readonly origin: string
    readonly language: Language
  }) => Promise<boolean>
  /** Notifies a person outside the window; a click leads to what it is about. */
  readonly notify: (text: string, subject: Subject) => void
  /** False while it is certain that no network is there. */
  readonly isOnline: () => boolean
  readonly background: Background
  readonly outsideFiles: OutsideFiles
  /** Null where no sign of the application is needed outside its window. */
  readonly showTray: (contents: TrayContents | null) => void
  readonly uploadSigns: UploadSigns
  readonly tellJob: (job: Job) => void
  readonly tellMedia: <N extends keyof typeof mediaEvents>(name: N, told: PayloadOf<N>) => void
}

/** The scripts that run in threads and processes of their own. */
export interface WorkerScripts {
  readonly leads: string
  readonly reports: string
  readonly pictures: string
}

/** Services that are made once for a run of the application, whether its store opens or not. */
export interface RunServices {
  readonly newId: () => string
  readonly newDefectId: () => string
  /** The name of the person who uses this computer, as its system has it. */
  readonly author: string
  readonly transport: Transport
  readonly limits: Limits
  readonly authority: AccountsDependencies['authority']
  readonly contactedOrigins: ContactedOrigins
  readonly vault: PasswordVault
  readonly siteHeaders: SiteHeaderVault
  readonly deliverySecrets: DeliveryVault
  readonly teamSecrets: TeamVault
  readonly sendMail: SendMail
  readonly putSftp: PutSftp
  readonly readHostKey: ReadHostKey
  readonly sealKeys: SealKeys
  readonly demo: AccountsDependencies['demo']
  readonly tables: Tables
  readonly statements: Statements
  readonly leadsThreads: LeadsThreads
  readonly files: Files
  /** The process that reads what comes from outside: runs, tables, statements and files for places. */
  readonly reports: Reports
  /** The process that draws pictures. */
  readonly picturesProcess: Pictures
  readonly readWorkbook: PricesDependencies['readWorkbook']
  /** What the profile keeps of files; the store has the rest. */
  readonly mediaFolder: string
  /** The folder that everything of a person is in. */
  readonly profile: string
  /** The folder in which downloads of exports grow. */
  readonly exportsFolder: string
  readonly grantedPath: AccountsDependencies['grantedPath']
  /** A workspace that is removed takes along whatever was picked for it. */
  readonly endFiles: FileGrants['endAll']
  /** A token for a path that main itself has found out. */
  readonly grantPath: (path: string) => Result<FileToken>
}

/** What can be done with the store as a file. */
export interface StoreCare {
  readonly showStoreFolder: () => void
  readonly showLogFolder: () => void
  readonly keptFolders: Pick<StoreDependencies, 'listKept' | 'removeKept'>
  readonly restoreBackup: () => Result<null>
  readonly reopenStore: () => Promise<void>
  /** Backs the store up after a change that is rare and that only the person could repeat. */
  readonly backUpStore: () => void
  /** A new copy, and none of the older ones; false: they are there yet. */
  readonly replaceBackups: () => Promise<boolean>
}

/** What is there before a store is opened. */
export interface RunBeforeStore extends DesktopServices, RunServices, Changes {
  readonly updates: Updates
}

/** What a feature may be handed besides the store; each names the part that it needs. */
export interface HostServices extends RunBeforeStore, StoreCare {
  readonly program: StoreOwner['program']
  /** False before the application works by itself, and from its end on: nothing that is due may begin then. */
  readonly mayBegin: () => boolean
}

interface ServicesDependencies {
  /** The folder that everything of a person is in. */
  readonly profile: string
  readonly scripts: WorkerScripts
  readonly launchWorker: LaunchWorker
  readonly keychain: Keychain
  readonly demo: AccountsDependencies['demo']
  /** The system's proxy for an address. */
  readonly resolveProxy: (url: string) => Promise<string>
}

interface OpenedServices {
  readonly run: RunServices
  readonly fileGrants: FileGrants
  /** Whether something is leaving for a server at this moment. */
  readonly isLeaving: () => boolean
}

/** A user that the system has no entry for stays without a name. */
const readAuthor = (): string => {
  try {
    return userInfo().username
  } catch {
    return ''
  }
}

/** Enough memory for the largest workbook that is read; a process that needs more ends. */
const reportsMemory = { heapMb: 1_536, residentMb: 2_500 }
/** The library takes what a picture needs outside of the heap. */
const picturesMemory = { heapMb: 500, residentMb: 2_500 }

/** The ways to servers, keychain, threads and files. */
export const openServices = ({
  profile,
  scripts,
  launchWorker,
  keychain,
  demo,
  resolveProxy,
}: ServicesDependencies): OpenedServices => {
  const fileGrants = createFileGrants(() => randomBytes(16).toString('hex'))
  const launch = (name: string, limits: { readonly script: string }) => () =>
    launchWorker({ name, script: limits.script, args: [JSON.stringify(limits)] })
  const reports = reportsProcess({
    launch: launch('Unitdesk reader', { script: scripts.reports, ...reportsMemory }),
    beingRead: beingRead(join(profile, 'being-read.json')),
    idleMs: minuteMs,
    longestMs: 2 * minuteMs,
  })
  const tables = askTables(reports)
  const mediaFolder = join(profile, 'media')
  const authorityFile = join(profile, 'trusted-authority.pem')
  const roots = () => [...trustedRoots(), ...readAuthorities(authorityFile).map(({ pem }) => pem)]
  const way = renewableTransport(() => transportOnDemand({ resolveProxy, roots }))
  const leaving = countUnderWay()
  const transport: Transport = {
    ...way.transport,
    post: leaving.count(way.transport.post),
    postBytes: leaving.count(way.transport.postBytes),
  }
  const run: RunServices = {
    demo,
    tables,
    reports,
    mediaFolder,
    profile,
    transport,
    newId: () => randomUUID(),
    newDefectId: () => randomBytes(4).toString('hex'),
    author: readAuthor(),
    limits: createLimits(),
    authority: keptAuthority(authorityFile, way.renew),
    contactedOrigins: contactedOrigins(join(profile, 'contacted-origins.json')),
    vault: createPasswordVault(keychain),
    siteHeaders: createSiteHeaderVault(keychain),
    deliverySecrets: createDeliveryVault(keychain),
    teamSecrets: createTeamVault(keychain),
    sendMail: leaving.count(mailSender(roots)),
    putSftp: leaving.count(putSftp),
    readHostKey,
    sealKeys: createSealKeys(keychain),
    statements: askStatements(reports),
    leadsThreads: leadsThreads(scripts.leads),
    files: askFiles(reports, {
      stagedFolder: join(mediaFolder, 'staged'),
      maxFiles: maxFilesPerDrop,
    }),
    picturesProcess: picturesProcess({
      launch: launch('Unitdesk pictures', { script: scripts.pictures, ...picturesMemory }),
      idleMs: minuteMs / 2,
      startMs: minuteMs / 3,
      longestMs: 2 * minuteMs,
    }),
    readWorkbook: readWorkbookWith(tables),
    exportsFolder: join(profile, 'exports'),
    grantedPath: fileGrants.pathOf,
    endFiles: fileGrants.endAll,
    grantPath: (path) => {
      const granted = fileGrants.grant([path])
      const [token] = granted.ok ? granted.value : []
      return token === undefined ? notFound('afterFix') : success(token)
    },
  }
  return { run, fileGrants, isLeaving: leaving.isAny }
}
