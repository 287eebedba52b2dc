import { type Result, success } from '#core/contract/failure'
import type { mediaCalls } from '#core/contract/media'
import type { MediaFileId, UploadId } from '#core/ids'
import { moveUpload, type UploadAct } from '#core/media/upload-moves'
import type { Handlers } from '../../ipc/handlers.ts'
import type { Jobs, JobWork } from '../jobs/run-jobs.ts'
import { type AddFiles, addFiles, findFile } from './add-files.ts'
import type { OfProject } from './dependencies.ts'
import { lookWhetherArrived } from './look-whether-arrived.ts'
import { matchAgain } from './match-again.ts'
import type { MediaQueue } from './media-queue.ts'
import { confirmMatches, placeFiles } from './place-files.ts'
import { keyOf } from './project-places.ts'
import { putBack } from './put-back.ts'
import type { Sending } from './send-upload.ts'
import { settleByPerson } from './settle-upload.ts'
import { asMediaFile, startSending } from './start-sending.ts'

type MediaHandlers = Pick<Handlers, keyof typeof mediaCalls>

export interface MediaWork extends Sending {
  readonly jobs: Jobs
  readonly queue: MediaQueue
  readonly giveWay: () => Promise<void>
}

export const mediaHandlers = (work: MediaWork): MediaHandlers => ({
  ...projectHandlers(work),
  ...fileHandlers(work),
  ...jobHandlers(work),
  ...queueHandlers(work),
})

const announcing =
  ({ announce }: MediaWork) =>
  <T>(result: Result<T>): Result<T> => {
    if (result.ok) announce(['mediaFiles'])
    return result
  }

type Named<N extends string> = Pick<MediaHandlers, `media.${N}` & keyof MediaHandlers>

const projectHandlers = (
  work: MediaWork,
): Named<'readSettings' | 'saveSettings' | 'readPlaces' | 'readShown' | 'listFiles'> => {
  const { store, queue, places, announce } = work
  return {
    'media.readSettings': (of) => success(store.readSettings(of)),
    'media.saveSettings': async ({ settings, ...of }) => {
      const written = store.writeSettings({ ...of, settings })
      if (!written.ok) return written
      announce(['mediaSettings'])
      return announcing(work)(await matchAgain(work, of))
    },
    'media.readPlaces': async (of) =>
      success({ placesJson: JSON.stringify(await places.read(of)) }),
    'media.readShown': (of) => success(store.listShown(of)),
    'media.listFiles': (of) =>
      success({
        filesJson: JSON.stringify(store.listFiles(of).map(asMediaFile)),
        isRunning: !store.readIsPaused(of),
        pausedBy: queue.pausedBy(of),
      }),
  }
}

const fileHandlers = (
  work: MediaWork,
): Named<
  | 'confirmMatches'
  | 'placeFiles'
  | 'nameFile'
  | 'allowFiles'
  | 'moveFiles'
  | 'removeFiles'
  | 'restoreFiles'
> => {
  const { store } = work
  const announced = announcing(work)
  return {
    'media.confirmMatches': ({ files }) => announced(confirmMatches(work, files)),
    'media.placeFiles': (placed) => announced(placeFiles(work, placed)),
    'media.nameFile': (named) =>
      announced(store.writeName({ ...named, name: named.name === '' ? null : named.name })),
    'media.allowFiles': (allowed) => {
      const written = store.writeIsAllowed(allowed)
      return announced(written.ok && allowed.isAllowed ? unskip(work, allowed.files) : written)
    },
    'media.moveFiles': (moved) => announced(moveFiles(work, moved)),
    'media.removeFiles': ({ files }) => announced(removeFiles(work, files)),
    'media.restoreFiles': ({ files }) => announced(store.writeRemovedAt({ files, at: null })),
  }
}

const jobHandlers = (
  work: MediaWork,
): Named<'refreshShown' | 'addFiles' | 'findFile' | 'lookWhetherArrived'> => {
  const { jobs, refreshShown, grantedPath } = work
  const start = (job: JobWork) => success({ jobId: jobs.start(job) })
  const drops = new Map<string, AddFiles[]>()
  return {
    'media.refreshShown': (of) =>
      start({
        ...{ kind: 'refreshShown', subject: String(of.projectId) },
        run: (tell, signal) => refreshShown({ ...of, tell, signal }),
      }),
    // What is dropped while an earlier drop is being read belongs to the same job.
    'media.addFiles': (dropped) => {
      const waiting = drops.get(keyOf(dropped)) ?? []
      drops.set(keyOf(dropped), waiting)
      waiting.push(dropped)
      return start({
        ...{ kind: 'addFiles', subject: String(dropped.projectId) },
        run: async (tell, signal) => {
          let outcome: Result<null> = success(null)
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const added = await addFiles(work, next, { tell, signal })
            if (!added.ok) outcome = added
          }
          return outcome
        },
      })
    },
    'media.findFile': ({ fileId, file }) => {
      const path = file === null ? success(null) : grantedPath(file)
      if (!path.ok) return path
      return start({
        ...{ kind: 'findFile', subject: fileId },
        run: (tell, signal) => findFile(work, { fileId, path: path.value }, { tell, signal }),
      })
    },
    'media.lookWhetherArrived': (of) =>
      start({
        ...{ kind: 'lookWhetherArrived', subject: String(of.projectId) },
        run: (tell, signal) => lookWhetherArrived(work, { ...of, tell, signal }),
      }),
  }
}

const queueHandlers = (
  work: MediaWork,
): Named<
  | 'startSending'
  | 'pauseSending'
  | 'resumeSending'
  | 'cancelUploads'
  | 'retryUploads'
  | 'settleUpload'
  | 'putBack'
> => {
  const { store, queue, resources, announce } = work
  const announced = announcing(work)
  const run = (of: OfProject): Result<null> => {
    const written = store.writeIsPaused({ ...of, isPaused: false })
    if (written.ok) {
      resources.startAnew()
      queue.begin(of)
    }
    return announced(written)
  }
  return {
    'media.startSending': (wanted) => {
      const started = startSending(work, wanted)
      if (!started.ok) return started
      const running = run(wanted)
      return running.ok ? started : running
    },
    'media.pauseSending': (of) => announced(store.writeIsPaused({ ...of, isPaused: true })),
    'media.resumeSending': run,
    'media.cancelUploads': ({ uploads }) => {
      const calledOff = new Set(queue.callOff(uploads))
      // What is on its way ends itself.
      return announced(
        moveUploads(
          work,
          uploads.filter((id) => !calledOff.has(id)),
          { kind: 'cancel' },
        ),
      )
    },
    'media.retryUploads': ({ uploads }) => {
      const moved = announced(moveUploads(work, uploads, { kind: 'retry' }))
      for (const of of projectsOf(work, uploads)) queue.begin(of)
      return moved
    },
    'media.settleUpload': (found) => {
      const settled = announced(settleByPerson(work, found))
      if (settled.ok) announce(['activity'])
      return settled
    },
    'media.putBack': async ({ uploadId }) => {
      const put = announced(await putBack(work, uploadId))
      if (!put.ok) return put
      queue.begin(put.value)
      return success(null)
    },
  }
}

const projectsOf = ({ store }: MediaWork, uploads: readonly UploadId[]): readonly OfProject[] => [
  ...new Map(store.readUploads(uploads).map((upload) => [keyOf(upload), upload])).values(),
]

/** An act on each to which it applies; the others stay as they are. */
const moveUploads = (
  { store, clock }: MediaWork,
  ids: readonly UploadId[],
  act: UploadAct,
): Result<null> => {
  const at = clock.now()
  const states = store.readUploads(ids).flatMap((upload) => {
    const state = moveUpload(upload, act, at)
    return state === null ? [] : [{ id: upload.id, state }]
  })
  return states.length === 0 ? success(null) : store.writeStates(states)
}

const unskip = (work: MediaWork, files: readonly MediaFileId[]): Result<null> =>
  moveUploads(work, uploadsOf(work, files), { kind: 'unskip' })

const uploadsOf = ({ store }: MediaWork, files: readonly MediaFileId[]): readonly UploadId[] =>
  store.readFiles(files).flatMap(({ uploads }) => uploads.map(({ id }) => id))

const moveFiles = (
  { store }: MediaWork,
  {
    files,
    before,
  }: { readonly files: readonly MediaFileId[]; readonly before: MediaFileId | null },
): Result<null> => {
  const [first] = store.readFiles(files.slice(0, 1))
  if (!first) return success(null)
  const all = store.listFiles(first).map(({ id }) => id)
  const moved = new Set(files)
  const stay = all.filter((id) => !moved.has(id))
  const index = before === null ? -1 : stay.indexOf(before)
  const at = index === -1 ? stay.length : index
  return store.writeOrder([
    ...stay.slice(0, at),
    ...all.filter((id) => moved.has(id)),
    ...stay.slice(at),
  ])
}

/** What is on its way, or may have arrived, stays in the list until that is known. */
const removeFiles = (work: MediaWork, ids: readonly MediaFileId[]): Result<null> => {
  const { store, queue, clock } = work
  const files = store
    .readFiles(ids)
    .filter(({ uploads }) =>
      uploads.every(({ state }) => state.kind !== 'sending' && state.kind !== 'unknown'),
    )
    .map(({ id }) => id)
  if (files.length === 0) return success(null)
  const uploads = uploadsOf(work, files)
  queue.callOff(uploads)
  const left = moveUploads(work, uploads, { kind: 'leaveLine' })
  return left.ok ? store.writeRemovedAt({ files, at: clock.now() }) : left
}
