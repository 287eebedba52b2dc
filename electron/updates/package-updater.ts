import { mkdir } from 'node:fs/promises'
import type { BaseUpdater } from 'electron-updater'
import { hourMs } from '#core/time'
import { startDeadline } from '../crm/transport/deadline.ts'
import type { Transport } from '../crm/transport/transport.ts'
import type { InstallUpdate, OfferedUpdate } from './offered-update.ts'
import type { OwnPackage } from './own-package.ts'
import { checkPackage, type DownloadedPackage, replaceAppImage } from './replace-app-image.ts'
import { UpdateRefused } from './update-refused.ts'

interface UpdaterDependencies {
  readonly transport: Pick<Transport, 'get'>
  /** The address of the folder that the packages are in. */
  readonly feedFolder: string
  /** Where downloads grow and wait. */
  readonly folder: string
  /** The version that runs. */
  readonly version: string
  readonly own: Exclude<OwnPackage, { kind: 'none' }>
  /** A server that drips would be waited for otherwise. */
  readonly longestMs?: number
}

/** Downloads what differs, checks the whole, and answers with what installs it. */
export const packageUpdater =
  ({ longestMs = 2 * hourMs, ...dependencies }: UpdaterDependencies) =>
  async (offered: OfferedUpdate): Promise<InstallUpdate> => {
    const deadline = startDeadline(longestMs, offered.signal)
    try {
      return await download(dependencies, { ...offered, signal: deadline.signal })
    } finally {
      deadline.end()
    }
  }

const download = async (
  { transport, feedFolder, folder, version, own }: Omit<UpdaterDependencies, 'longestMs'>,
  offered: OfferedUpdate,
): Promise<InstallUpdate> => {
  const { file, signal } = offered
  // The library is large, and most days bring no new version.
  const { AppImageDownload, NsisDownload, downloadOptions } = await import('./library-updaters.ts')
  const { GuardedExecutor } = await import('./guarded-executor.ts')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const executor = new GuardedExecutor({
    transport,
    folder: feedFolder,
    mostBytes: file.size,
    signal,
  })
  const use = { version, folder, executor }
  const updater = own.kind === 'appImage' ? new AppImageDownload(use) : new NsisDownload(use)
  updater.on('download-progress', ({ percent }) => offered.onProgress(Math.floor(percent)))
  const known = { version: offered.version, file, folder: feedFolder, executor }
  const { updateFile } = await updater.fetch(downloadOptions(known))
  const downloaded = { path: updateFile, sha512: file.sha512 }
  return async () => {
    if (own.kind === 'appImage') await replaceAppImage(downloaded, own.file)
    else await startInstaller(downloaded, updater)
  }
}

/** The installer waits until the application has ended. */
const startInstaller = async (
  downloaded: DownloadedPackage,
  updater: Pick<BaseUpdater, 'install'>,
): Promise<void> => {
  await checkPackage(downloaded)
  if (!updater.install(true, false)) throw new UpdateRefused('disk')
}
