import { setImmediate } from 'node:timers/promises'
import type { Topic } from '#core/contract/define'
import { type Failure, type Result, success } from '#core/contract/failure'
import { chooseLanguage } from '#core/format/format-locale'
import type { ProjectKey } from '#core/ids'
import { claimedPicture } from '#core/media/queue/claimed-picture'
import { createCrmClient } from '../crm/calls/client.ts'
import { sleep } from '../crm/calls/sleep.ts'
import type { SendingClaims, SendingRights } from '../crm/guards/sending-claims.ts'
import { callingAccount, isAccountMissing } from '../features/accounts/calling-account.ts'
import type { MediaDependencies } from '../features/media/dependencies.ts'
import { addingJobs } from '../features/media/files/adding-jobs.ts'
import { pictureChecks } from '../features/media/files/check-pictures.ts'
import { matchAgain } from '../features/media/files/match-again.ts'
import { watchFolders } from '../features/media/files/watch-folders.ts'
import { mediaHandlers } from '../features/media/handlers.ts'
import { mediaQueue } from '../features/media/queue/media-queue.ts'
import { recoverUploads } from '../features/media/queue/recover-uploads.ts'
import { settleByPerson } from '../features/media/queue/settle-upload.ts'
import { freshShown } from '../features/media/shown/fresh-shown.ts'
import { projectPlaces } from '../features/media/shown/project-places.ts'
import { refreshShown } from '../features/media/shown/refresh-shown.ts'
import { serverResources } from '../features/media/shown/server-resources.ts'
import { shownSlots } from '../features/media/shown/shown-slots.ts'
import type { RefreshPricelist } from '../features/prices/pricelist/refresh-pricelist.ts'
import { listWorkspaces } from '../store/accounts/workspaces.ts'
import * as outgoing from '../store/activity/outgoing-calls.ts'
import type { OpenStore } from '../store/file/open.ts'
import { isOfClosedStore } from '../store/file/write-failure.ts'
import { findCallOfUpload, findUploadOfCall } from '../store/media/queue/media-outgoing.ts'
import { readProject } from '../store/prices/pricelist/projects.ts'
import { readSettings } from '../store/settings/settings.ts'
import { insertSettled } from '../store/team/untold.ts'
import type { OpenMediaFiles } from './open-media-files.ts'
import type { HostServices } from './open-services.ts'
import type { SendingServices } from './open-shared-services.ts'
import { keptServerReadings } from './stores/kept-server-readings.ts'
import { mediaStore } from './stores/media-store.ts'
import { write } from './stores/write.ts'

interface MediaSharedServices extends SendingServices {
  readonly sendings: SendingClaims & SendingRights
  readonly mediaFiles: Pick<OpenMediaFiles, 'files' | 'proveLogin'>
  readonly refreshPricelist: RefreshPricelist
}

type MediaHost = Pick<
  HostServices,
  | 'clock'
  | 'announce'
  | 'newId'
  | 'newDefectId'
  | 'log'
  | 'grantedPath'
  | 'uploadSigns'
  | 'tellMedia'
  | 'pickFolder'
> & { readonly app: Pick<HostServices['app'], 'systemLocale'> }

const giveWay = (): Promise<void> => setImmediate(undefined)

/** Files of a project and their way to the server, with what the queue looks after by itself. */
export const openMedia = (store: OpenStore, services: MediaHost, shared: MediaSharedServices) => {
  const dependencies = mediaDependencies(store, services, shared)
  const { log, announce } = services
  const places = projectPlaces(dependencies.store, giveWay)
  const shown = shownSlots(dependencies.store)
  const fresh = freshShown({ ...dependencies, shown })
  const resources = serverResources(dependencies)
  const work = { ...dependencies, places, shown, fresh, resources, giveWay }
  const queue = mediaQueue(work)
  const checks = pictureChecks(dependencies)
  const addInTurn = addingJobs(shared.jobs)
  const folders = watchFolders({ ...work, queue, checks, addInTurn })
  dependencies.store.write.purgeRemovedFiles()
  const waiting = recoverUploads(dependencies)
  const matchAll = async () => {
    for (const of of dependencies.store.listMediaProjects()) {
      if (places.hasChanged(of)) await matchAgain(work, of)
    }
    announce(['mediaFiles'])
  }
  const noted = (what: string, done: Promise<void>) =>
    void done.catch((error: unknown) => log.defect(what, error))
  noted('staged files not swept', dependencies.files.sweepStaged(pathsOf(dependencies)))
  return {
    handlers: mediaHandlers({ ...work, jobs: shared.jobs, queue, checks, addInTurn, folders }),
    /** Resumes the uploads and the checks that an earlier run has left. */
    start: () => {
      dependencies.store.write.forgetUnproved()
      checks.begin()
      // Uploads that a backup has in the line may have been sent since, so a person lets them go on.
      const isRestored = store.state().kind === 'restored'
      for (const of of waiting) {
        if (isRestored) dependencies.store.write.writeIsMediaPaused({ ...of, isPaused: true })
        else queue.begin(of)
      }
    },
    look: () => {
      queue.look()
      void folders.look()
    },
    isSending: queue.isSending,
    writtenDown: queue.writtenDown,
    finish: queue.finish,
    stop: () => {
      fresh.stop()
      checks.stop()
      folders.stop()
      queue.stop()
    },
    /** Another feature has changed something that media depend on. */
    changed: (topics: readonly Topic[]) => {
      if (topics.includes('mediaShown')) shown.forget()
      if (topics.includes('workspaces')) queue.lookAgain()
      if (topics.includes('units') || topics.includes('mediaShown'))
        noted('files not matched again', matchAll())
    },
    /** A person has found out the fate of a call: that of its upload is known too. */
    settleCall: ({ id, arrived }: { readonly id: number; readonly arrived: boolean }) => {
      const uploadId = findUploadOfCall(store.db, id)
      if (uploadId === null) return null
      return settleByPerson(dependencies, { uploadId, hasArrived: arrived })
    },
  }
}

const pathsOf = ({ store, files }: MediaDependencies): ReadonlySet<string> =>
  new Set([...store.listMediaPaths(), ...store.listCopies().map(files.copyPath)])

const mediaDependencies = (
  store: OpenStore,
  services: MediaHost,
  { caller, accounts, sendings, mediaFiles, refreshPricelist }: MediaSharedServices,
): MediaDependencies => {
  const { clock, announce, newId, grantedPath, pickFolder, uploadSigns, tellMedia } = services
  const client = createCrmClient(caller, keptServerReadings(store))
  const kept = mediaStore(store)
  const accountFor = (of: ProjectKey) => callingAccount(accounts, { ...of, area: 'media' })
  return {
    store: kept,
    client,
    clock,
    announce,
    newId,
    grantedPath,
    pickFolder,
    sleep,
    accountFor,
    sendings,
    files: mediaFiles.files,
    proveLogin: mediaFiles.proveLogin,
    signs: {
      ...uploadSigns,
      notifyEnd: (ended) => {
        const { language } = readSettings(store.db)
        uploadSigns.notifyEnd(ended, chooseLanguage(language, services.app.systemLocale()))
      },
    },
    refreshShown: (wanted) =>
      refreshShown(
        {
          client,
          clock,
          refreshPricelist,
          // spec: an account for pricelists need not upload, nor the other way round.
          accountFor: async (of) => {
            const listing = await callingAccount(accounts, { ...of, area: 'prices' })
            return isAccountMissing(listing) ? accountFor(of) : listing
          },
          store: { ...kept, readProject: (of) => readProject(store.db, of) },
        },
        wanted,
      ),
    settleOutgoing: ({ upload, hasArrived }): Result<null> => {
      const id = findCallOfUpload(store.db, upload.id)
      if (id === null) return success(null)
      return write(store, () => outgoing.settleUnknownCall(store.db, { id, arrived: hasArrived }))
    },
    tellTeam: ({ upload, sha256, hasArrived }) => {
      if (sha256 === null) return success(null)
      const key = claimedPicture({ ...upload, sha256 })
      const { workspaceId } = upload
      return write(store, () =>
        insertSettled(store.db, { workspaceId, kind: 'picture', key, hasArrived }),
      )
    },
    notArrived: (of) => unreachable(store, of, 'reset'),
    tooLate: (of) => unreachable(store, of, 'timedOut'),
    tellProgress: (progress) => tellMedia('media.uploadsProgressed', progress),
    tellLeftOut: (leftOut) => tellMedia('media.filesLeftOut', leftOut),
    isOfClosedStore,
    logDefect: (what, error) => {
      const id = services.newDefectId()
      services.log.defect('media defect', error, { id, what })
      return { kind: 'defect', id, again: 'now' }
    },
  }
}

const unreachable = (
  { db }: OpenStore,
  { workspaceId }: ProjectKey,
  cause: 'reset' | 'timedOut',
): Failure => {
  const baseUrl = listWorkspaces(db).find(({ id }) => id === workspaceId)?.baseUrl
  const host = baseUrl === undefined || baseUrl === '' ? '' : new URL(baseUrl).host
  return { kind: 'unreachable', host, cause, again: 'now' }
}
