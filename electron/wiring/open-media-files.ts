import { join } from 'node:path'
import { isToldByAccount } from '#core/accounts/is-told-by-account'
import { success } from '#core/contract/failure'
import type { MediaFileId } from '#core/ids'
import { type Clock, minuteMs } from '#core/time'
import { createCrmClient } from '../crm/calls/client.ts'
import { type ProveLogin, proveLogin } from '../crm/calls/prove-login.ts'
import { fileFailure } from '../crm/transport/file-trouble.ts'
import { openFile } from '../crm/transport/opened-file.ts'
import {
  callingAccount,
  findAccount,
  isAccountMissing,
} from '../features/accounts/calling-account.ts'
import type { MediaFiles } from '../features/media/dependencies.ts'
import { sourceAfter } from '../features/media/queue/judge-failure.ts'
import { leavingPath } from '../features/media/queue/send-file.ts'
import { type AskForResource, downloadResource } from '../files/download-resource.ts'
import { keptFiles } from '../files/kept-files.ts'
import { shownPictures } from '../files/shown-pictures.ts'
import { stampOf } from '../files/staged-files.ts'
import { walkFolder } from '../files/walk-folder.ts'
import type { OpenStore } from '../store/file/open.ts'
import { readMediaFileAlone } from '../store/media/files/media-files.ts'
import { projectOfResource } from '../store/media/shown/media-shown.ts'
import type { PicturePaths } from '../window/protocol/picture-paths.ts'
import type { HostServices } from './open-services.ts'
import type { SharedServices } from './open-shared-services.ts'
import { keptServerReadings } from './stores/kept-server-readings.ts'

type MediaFilesHost = Pick<HostServices, 'clock' | 'files' | 'picturesProcess' | 'mediaFolder'>

export interface OpenMediaFiles {
  readonly files: MediaFiles
  readonly pictures: PicturePaths
  readonly proveLogin: ProveLogin
}

const maxShownBytes = 50_000_000
const maxCacheBytes = 200_000_000
const downloadMs = 5 * minuteMs

/** Files of the disk and of the server, for the use cases and for the window. */
export const openMediaFiles = (
  store: OpenStore,
  { clock, files, picturesProcess, mediaFolder }: MediaFilesHost,
  { caller, accounts }: Pick<SharedServices, 'caller' | 'accounts'>,
): OpenMediaFiles => {
  const { db } = store
  const client = createCrmClient(caller, keptServerReadings(store))
  const prove = proveLogin({
    client,
    isProven: caller.isProven,
    mayListProjects: (id) =>
      findAccount(accounts.store.listWorkspaces(), id)?.account.areas.includes('prices') ?? false,
    listDenied: accounts.store.listDenied,
  })
  const ask: AskForResource = async ({ workspaceId, projectId, signal, ...wanted }) => {
    let answer: Awaited<ReturnType<AskForResource>> = success(null)
    // The account that lists what a project shows: one that sends has its uploads in front of everything else.
    for (const area of ['prices', 'media'] as const) {
      const account = await callingAccount(accounts, { workspaceId, projectId, area })
      const proven = account.ok ? await prove(account.value, signal) : account
      if (account.ok && proven.ok) {
        answer = await downloadResource(client, { ...wanted, signal, account: account.value })
      } else if (proven.ok || isAccountMissing(proven)) continue
      else answer = proven
      // A login that waits for a person keeps no other one from it.
      if (answer.ok || !isToldByAccount(answer.failure)) return answer
    }
    return answer
  }
  const kept = keptFiles({ files, picturesProcess, mediaFolder, ask })
  const pathOfFile = (fileId: MediaFileId): string | null => {
    const file = readMediaFileAlone(db, fileId)
    return file === null ? null : leavingPath(file, kept.copyPath)
  }
  const cache = shownPictures({
    folder: join(mediaFolder, 'shown'),
    maxBytes: maxCacheBytes,
    clock,
  })
  return {
    proveLogin: prove,
    files: {
      lookAtFile: files.lookAtFile,
      stampOf,
      walkFolder,
      readAhead: readAhead(clock),
      ...kept,
    },
    pictures: {
      pathOfFile,
      pathOfResource: async ({ workspaceId, uid }) => {
        const projectId = projectOfResource(db, { workspaceId, uid })
        if (projectId === null) return null
        const signal = AbortSignal.timeout(downloadMs)
        return cache.pathOf(`${workspaceId} ${uid}`, async (to) => {
          const wanted = { workspaceId, projectId, uid, signal, to, maxBytes: maxShownBytes }
          const asked = await ask(wanted)
          if (!asked.ok) return 'notNow'
          return asked.value === null ? 'never' : 'there'
        })
      },
    },
  }
}

const readAhead =
  (clock: Clock): MediaFiles['readAhead'] =>
  (part) => {
    const file = openFile(part, clock)
    const sourceOf = (error: unknown) => {
      const failure = fileFailure(error)
      if (failure === null) throw error
      return sourceAfter(failure)
    }
    return { file, source: file.isSame.then(() => 'there', sourceOf) }
  }
