import type { Result } from '#core/contract/failure'
import type { PayloadOf } from '#core/contract/index'
import type { Job } from '#core/contract/jobs'
import type { mediaEvents } from '#core/contract/media'
import type { Subject } from '#core/contract/subject'
import type { FileToken } from '#core/ids'
import type { Clock } from '#core/time'
import type { Limits } from '../crm/guards/limits.ts'
import type { Transport } from '../crm/transport/transport.ts'
import type { AccountsDependencies } from '../features/accounts/dependencies.ts'
import type { AppDependencies } from '../features/app/handlers.ts'
import type { PricesDependencies } from '../features/prices/dependencies.ts'
import type { StoreDependencies } from '../features/store/handlers.ts'
import type { PasswordVault } from '../keychain/password-vault.ts'
import type { SealKeys } from '../keychain/seal-keys.ts'
import type { SiteHeaderVault } from '../keychain/site-header-vault.ts'
import type { Log } from '../log/log.ts'
import type { Background } from '../window/autostart/background.ts'
import type { UploadSigns } from '../window/notices/upload-signs.ts'
import type { OutsideFiles } from '../window/outside/outside-files.ts'
import type { TrayContents } from '../window/tray/tray.ts'
import type { Files } from '../workers/start-files.ts'
import type { LeadsThreads } from '../workers/start-leads.ts'
import type { Reports } from '../workers/start-reports.ts'
import type { Statements } from '../workers/start-statements.ts'
import type { Tables } from '../workers/start-tables.ts'
import type { Changes } from './change-hub.ts'

/** What the features stand on besides the store: made once, whether the store opens or not. */
export interface Surroundings extends Changes {
  readonly clock: Clock
  readonly log: Log
  readonly newId: () => string
  /** Who sits at this computer, as its system calls them. */
  readonly author: string
  readonly tables: Tables
  readonly statements: Statements
  readonly files: Files
  readonly leadsThreads: LeadsThreads
  /** The process that reads what is in runs. */
  readonly reports: Reports
  /** What the profile keeps of files; the store has the rest. */
  readonly mediaFolder: string
  readonly readWorkbook: PricesDependencies['readWorkbook']
  readonly newDefectId: () => string
  readonly transport: Transport
  readonly limits: Limits
  readonly vault: PasswordVault
  readonly siteHeaders: SiteHeaderVault
  readonly sealKeys: SealKeys
  readonly demo: AccountsDependencies['demo']
  readonly authority: AccountsDependencies['authority']
  readonly pickSaveFile: AccountsDependencies['pickSaveFile']
  readonly grantedPath: AccountsDependencies['grantedPath']
  /** Null when the person decided otherwise. */
  readonly pickFolder: () => Promise<string | null>
  /** A token for a path that main itself has found out. */
  readonly grantPath: (path: string) => Result<FileToken>
  /** Tells a person something outside the window; a click leads to what it is about. */
  readonly notify: (text: string, subject: Subject) => void
  /** False while it is certain that no network is there. */
  readonly isOnline: () => boolean
  /** Where downloads of exports grow. */
  readonly exportsFolder: string
  readonly background: Background
  readonly outsideFiles: OutsideFiles
  /** Null: no sign of the application is needed outside its window. */
  readonly showTray: (contents: TrayContents | null) => void
  readonly tellJob: (job: Job) => void
  readonly tellMedia: <N extends keyof typeof mediaEvents>(name: N, told: PayloadOf<N>) => void
  readonly uploadSigns: UploadSigns
  readonly app: Omit<AppDependencies, 'webInterfaceOf' | 'askedServer' | 'newDefectId' | 'log'>
  readonly showStoreFolder: () => void
  readonly keptFolders: Pick<StoreDependencies, 'listKept' | 'removeKept'>
  readonly restoreBackup: () => Result<null>
  readonly reopenStore: () => Promise<void>
  /** For what changes seldom and only the person could set up again. */
  readonly backUpStore: () => void
  /** A new copy, and none of the older ones; false: they are there yet. */
  readonly replaceBackups: () => Promise<boolean>
}
