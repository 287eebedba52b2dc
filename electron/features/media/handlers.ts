import { type Result, success } from '#core/contract/failure'
import { groupBy } from '#core/group-by'
import type { ProjectKey, UploadId } from '#core/ids'
import { toJson } from '#core/json'
import type { MediaSettings } from '#core/media/shown/media-settings'
import { projectSubject } from '#core/project-subject'
import type { HandlersOf } from '../../ipc/handlers.ts'
import type { JobControls, Jobs, JobWork } from '../jobs/run-jobs.ts'
import { addFiles, pathsOf } from './files/add-files.ts'
import type { AddInTurn } from './files/adding-jobs.ts'
import type { PictureChecks } from './files/check-pictures.ts'
import { filesInSlices } from './files/files-in-slices.ts'
import { findFile, nameOf } from './files/find-file.ts'
import { findMissing } from './files/find-missing.ts'
import { matchAgain } from './files/match-again.ts'
import { orderFiles } from './files/order-files.ts'
import { confirmMatches, placeFiles } from './files/place-files.ts'
import { removeFiles } from './files/remove-files.ts'
import type { WatchedFolders } from './files/watch-folders.ts'
import { lookWhetherArrived } from './queue/look-whether-arrived.ts'
import type { MediaQueue } from './queue/media-queue.ts'
import { moveUploads, uploadsOf } from './queue/move-uploads.ts'
import { putBack } from './queue/put-back.ts'
import { retryUploads } from './queue/retry-uploads.ts'
import type { SendUploadDependencies, StoppedBy } from './queue/send-upload.ts'
import { settleByPerson } from './queue/settle-upload.ts'
import { asMediaFiles, startSending } from './queue/start-sending.ts'
import { keyOf } from './shown/project-places.ts'

type MediaHandlers = HandlersOf<'media'>

export interface MediaWork extends SendUploadDependencies {
  readonly jobs: Jobs
  readonly queue: MediaQueue
  readonly checks: PictureChecks
  readonly addInTurn: AddInTurn
  readonly folders: Pick<WatchedFolders, 'look' | 'isThere'>
}

export const mediaHandlers = (work: MediaWork): MediaHandlers => ({
  ...projectHandlers(work),
  ...folderHandlers(work),
  ...fileHandlers(work),
  ...jobHandlers(work),
  ...queueHandlers(work),
})

const projectHandlers = (
  work: MediaWork,
): HandlersOf<
  'media',
  'readSettings' | 'saveSettings' | 'readPlaces' | 'readShown' | 'listFiles'
> => {
  const { store, queue, places, fresh, checks } = work
  return {
    'media.readSettings': (of) => success(store.readMediaSettings(of)),
    'media.saveSettings': async ({ settings, ...of }) => {
      const before = store.readMediaSettings(of).limits
      const written = store.write.writeMediaSettings({ ...of, settings })
      if (!written.ok) return written
      if (hasOtherCopies(before, settings.limits)) {
        const forgotten = store.write.forgetDecoded(of)
        if (!forgotten.ok) return forgotten
        checks.begin()
      }
      return queue.writeDown(() => matchAgain(work, of))
    },
    'media.readPlaces': async (of) => success({ places: toJson(await places.read(of)) }),
    'media.readShown': (of) => success(store.listMediaShown(of)),
    'media.listFiles': async (of) => {
      const files = toJson(asMediaFiles(await filesInSlices(work, of)))
      const hold = queue.holdOf(of)
      return success({
        files,
        isRunning: !store.readIsMediaPaused(of),
        pausedBy: hold?.failure ?? null,
        triedAgainAt: hold?.until ?? null,
        unseenBecause: fresh.failureOf(of),
        isLooking: fresh.isLooking(of),
      })
    },
  }
}

const folderHandlers = (
  work: MediaWork,
): HandlersOf<'media', 'readFolder' | 'chooseFolder' | 'forgetFolder'> => {
  const { store, folders, pickFolder } = work
  return {
    'media.readFolder': (of) => {
      const path = store.readMediaFolder(of)
      if (path === null) return success(null)
      return success({ name: nameOf(path), isThere: folders.isThere(of) })
    },
    'media.chooseFolder': async (of) => {
      const path = await pickFolder()
      if (path === null) return success(null)
      const written = store.write.writeMediaFolder({ ...of, path })
      if (written.ok) void folders.look()
      return written
    },
    'media.forgetFolder': (of) => store.write.writeMediaFolder({ ...of, path: null }),
  }
}

/** Copies of pictures are made to the limits. */
const hasOtherCopies = (before: MediaSettings['limits'], now: MediaSettings['limits']): boolean =>
  before.maxBytes !== now.maxBytes || before.maxSide !== now.maxSide

const fileHandlers = (
  work: MediaWork,
): HandlersOf<
  'media',
  | 'confirmMatches'
  | 'placeFiles'
  | 'nameFile'
  | 'allowFiles'
  | 'moveFiles'
  | 'removeFiles'
  | 'restoreFiles'
> => {
  const { store, queue } = work
  return {
    'media.confirmMatches': ({ files }) => queue.writeDown(() => confirmMatches(work, files)),
    'media.placeFiles': (placed) => queue.writeDown(() => placeFiles(work, placed)),
    'media.nameFile': (named) =>
      store.write.writeMediaName({ ...named, name: named.name === '' ? null : named.name }),
    'media.allowFiles': async (allowed) => {
      const written = store.write.writeIsAllowed(allowed)
      if (!written.ok || !allowed.isAllowed) return written
      const uploads = uploadsOf(work, allowed.files)
      return queue.writeDown(() => moveUploads(work, uploads, { kind: 'unskip' }))
    },
    'media.moveFiles': (moved) => orderFiles(work, moved),
    'media.removeFiles': ({ files }) => queue.writeDown(() => removeFiles(work, files)),
    'media.restoreFiles': ({ files }) => store.write.writeRemovedAt({ files, at: null }),
  }
}

const jobHandlers = (
  work: MediaWork,
): HandlersOf<
  'media',
  'refreshShown' | 'addFiles' | 'findFile' | 'findMissing' | 'lookWhetherArrived'
> => {
  const { jobs, refreshShown, grantedPath, addInTurn } = work
  const start = (job: JobWork) => success({ jobId: jobs.start(job) })
  return {
    'media.refreshShown': (of) =>
      start({
        kind: 'refreshShown',
        subject: projectSubject(of),
        run: (tell, signal) => refreshShown({ ...of, tell, signal }),
      }),
    'media.addFiles': (wanted) => {
      const paths = pathsOf(work, wanted)
      if (!paths.ok) return paths
      const add = (controls: JobControls) => addFiles(work, paths.value, controls)
      return success({ jobId: addInTurn(wanted, add) })
    },
    'media.findFile': ({ fileId, file }) => {
      const path = file === null ? success(null) : grantedPath(file)
      if (!path.ok) return path
      return start({
        kind: 'findFile',
        subject: fileId,
        run: (tell, signal) => findFile(work, { fileId, path: path.value }, { tell, signal }),
      })
    },
    'media.findMissing': (of) =>
      start({
        kind: 'findFile',
        subject: projectSubject(of),
        run: (tell, signal) => findMissing(work, of, { tell, signal }),
      }),
    'media.lookWhetherArrived': (of) =>
      start({
        kind: 'lookWhetherArrived',
        subject: projectSubject(of),
        run: (tell, signal) => lookWhetherArrived(work, { ...of, tell, signal }),
      }),
  }
}

const queueHandlers = (
  work: MediaWork,
): HandlersOf<
  'media',
  | 'startSending'
  | 'pauseSending'
  | 'resumeSending'
  | 'cancelUploads'
  | 'pauseUploads'
  | 'resumeUploads'
  | 'retryUploads'
  | 'settleUpload'
  | 'putBack'
> => {
  const { store, queue, resources } = work
  const run = (of: ProjectKey): Result<null> => {
    const written = store.write.writeIsMediaPaused({ ...of, isPaused: false })
    if (written.ok) {
      resources.forgetListed()
      queue.begin(of)
    }
    return written
  }
  const stop = (uploads: readonly UploadId[], by: StoppedBy): Promise<Result<null>> =>
    queue.writeDown(async () => {
      const stopped = new Set(queue.callOff(uploads, by))
      // Uploads on their way end by themselves.
      const others = uploads.filter((id) => !stopped.has(id))
      const moved = await moveUploads(work, others, { kind: by })
      queue.follow(others)
      return moved
    })
  return {
    'media.startSending': (wanted) =>
      queue.fill(async () => {
        const started = await startSending(work, wanted)
        if (!started.ok) return started
        const running = run(wanted)
        return running.ok ? started : running
      }),
    'media.pauseSending': (of) => store.write.writeIsMediaPaused({ ...of, isPaused: true }),
    'media.resumeSending': run,
    'media.cancelUploads': ({ uploads }) => stop(uploads, 'cancel'),
    'media.pauseUploads': ({ uploads }) => stop(uploads, 'pause'),
    'media.resumeUploads': ({ uploads }) =>
      queue.fill(async () => {
        const resumed = await moveUploads(work, uploads, { kind: 'resume' })
        if (!resumed.ok) return resumed
        for (const [, [of]] of groupBy(store.readUploads(uploads), keyOf)) if (of) queue.begin(of)
        return resumed
      }),
    'media.retryUploads': ({ uploads }) =>
      queue.fill(async () => {
        const retried = await retryUploads(work, uploads)
        if (!retried.ok) return retried
        for (const of of retried.value) queue.begin(of)
        return success(null)
      }),
    'media.settleUpload': (found) => settleByPerson(work, found),
    'media.putBack': ({ uploadId }) =>
      queue.fill(async () => {
        const put = await putBack(work, uploadId)
        if (!put.ok) return put
        queue.begin(put.value)
        return success(null)
      }),
  }
}
