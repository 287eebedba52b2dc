import {
  AppImageUpdater,
  CancellationToken,
  NsisUpdater,
  Provider,
  type UpdateInfo,
} from 'electron-updater'
import type { DownloadUpdateOptions } from 'electron-updater/out/AppUpdater.js'
import { DownloadedUpdateHelper } from 'electron-updater/out/DownloadedUpdateHelper.js'
import type { UpdateFile } from '#core/updates/feed'
import type { GuardedExecutor } from './guarded-executor.ts'

interface LibraryUse {
  /** The version that runs. */
  readonly version: string
  /** Where downloads grow and wait. */
  readonly folder: string
  readonly executor: GuardedExecutor
}

/** What the library wants to know of the application; it is asked for a download and nothing else. */
const applicationOf = ({ version, folder }: LibraryUse) => ({
  version,
  name: 'unitdesk',
  isPackaged: true,
  appUpdateConfigPath: `${folder}/app-update.yml`,
  userDataPath: folder,
  baseCachePath: folder,
  whenReady: () => Promise.resolve(),
  relaunch: () => undefined,
  quit: () => undefined,
  onQuit: () => undefined,
})

/** Downloads the blocks of an AppImage that the running one has not. */
export class AppImageDownload extends AppImageUpdater {
  readonly httpExecutor: GuardedExecutor

  constructor(use: LibraryUse) {
    super(null, applicationOf(use))
    this.httpExecutor = use.executor
    this.downloadedUpdateHelper = new DownloadedUpdateHelper(use.folder)
    this.autoInstallOnAppQuit = false
    this.logger = null
  }

  fetch(options: DownloadUpdateOptions) {
    return this.doDownloadUpdate(options)
  }
}

/** Downloads an installer for Windows, and starts it without a question. */
export class NsisDownload extends NsisUpdater {
  readonly httpExecutor: GuardedExecutor

  constructor(use: LibraryUse) {
    super(null, applicationOf(use))
    this.httpExecutor = use.executor
    this.downloadedUpdateHelper = new DownloadedUpdateHelper(use.folder)
    this.autoInstallOnAppQuit = false
    this.logger = null
  }

  fetch(options: DownloadUpdateOptions) {
    return this.doDownloadUpdate(options)
  }
}

interface KnownUpdate {
  readonly version: string
  readonly file: UpdateFile
  readonly folder: string
  readonly executor: GuardedExecutor
}

/** The library reads no feed: it is told the one file that a signed feed has named. */
class KnownFile extends Provider<UpdateInfo> {
  readonly #url: URL
  readonly info: UpdateInfo

  constructor({ version, file, folder, executor }: KnownUpdate) {
    // A server that knows several ranges in one request is rare; one range at a time is known to all.
    super({ isUseMultipleRangeRequest: false, platform: 'linux', executor })
    const { name, sha512, size, blockMapSize } = file
    this.#url = new URL(name, folder)
    const blocks = blockMapSize === null ? {} : { blockMapSize }
    this.info = {
      version,
      sha512,
      path: name,
      releaseDate: '',
      files: [{ url: name, sha512, size, ...blocks }],
    }
  }

  override getLatestVersion() {
    return Promise.resolve(this.info)
  }

  override resolveFiles({ files }: UpdateInfo) {
    return files.map((info) => ({ url: this.#url, info }))
  }
}

/** What the library takes for a download; what calls it off is the signal of its requests. */
export const downloadOptions = (known: KnownUpdate) => {
  const provider = new KnownFile(known)
  return {
    updateInfoAndProvider: { info: provider.info, provider },
    requestHeaders: {},
    cancellationToken: new CancellationToken(),
    disableWebInstaller: true,
  }
}
