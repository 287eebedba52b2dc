import type { ProjectKey } from '#core/ids'
import { firstScreens } from '#core/media/shown/first-screens'
import type { MediaStore } from '../features/media/dependencies.ts'
import { keyOf } from '../features/media/shown/project-places.ts'
import { commitWithoutWaiting } from '../store/file/commit-without-waiting.ts'
import type { OpenStore } from '../store/file/open.ts'
import * as changes from '../store/media/files/media-file-changes.ts'
import * as files from '../store/media/files/media-files.ts'
import { readUnitPlaces } from '../store/media/files/media-places.ts'
import * as settings from '../store/media/media-settings.ts'
import * as ledger from '../store/media/queue/media-ledger.ts'
import * as queue from '../store/media/queue/media-queue.ts'
import { nextUploads } from '../store/media/queue/next-uploads.ts'
import * as shown from '../store/media/shown/media-shown.ts'
import { readPricelist } from '../store/prices/pricelist/pricelists.ts'
import { readProject } from '../store/prices/pricelist/projects.ts'
import { rememberUntilChanged } from '../store/rows/remember-until-changed.ts'
import { write } from './write.ts'

type Slot = Parameters<MediaStore['readLastSentAt']>[0]

const keyOfSlot = ({ workspaceId, endpoint, target, screenId }: Slot): string =>
  [workspaceId, endpoint, target.id, screenId].join(' ')

export const mediaStore = (store: OpenStore): MediaStore => {
  const { db } = store
  // After a power cut it is sent once more and takes its own place: no reason to wait for the disk twice a file.
  const commit = ({ mayRepeat }: { readonly mayRepeat: boolean }, change: () => void) =>
    write(store, () => (mayRepeat ? commitWithoutWaiting(db, change) : change()))
  const ofProjects = rememberUntilChanged(db, 'media_project', 'project')
  const ofFiles = rememberUntilChanged(db, 'media_file')
  const ofLedger = rememberUntilChanged(db, 'media_ledger')
  const readSettings = (of: ProjectKey) => {
    const kept = settings.readMediaSettings(db, of)
    if (kept.screens.length > 0) return kept
    return { ...kept, screens: firstScreens(readProject(db, of)?.screenIds ?? []) }
  }
  return {
    readSettings: (of) => ofProjects(`settings ${keyOf(of)}`, () => readSettings(of)),
    writeSettings: (of) => write(store, () => settings.writeMediaSettings(db, of)),
    readIsPaused: (of) =>
      ofProjects(`paused ${keyOf(of)}`, () => settings.readIsMediaPaused(db, of)),
    writeIsPaused: (of) => write(store, () => settings.writeIsMediaPaused(db, of)),
    listShown: (of) => shown.listMediaShown(db, of),
    listShownAt: (of) => shown.listMediaShownAt(db, of),
    writeShown: (one) => write(store, () => shown.writeMediaShown(db, one)),
    pricelistFetchedAt: (of) => readPricelist(db, of)?.fetchedAt ?? null,
    readUnitPlaces: (chunk) => readUnitPlaces(db, chunk),
    listProjects: () => files.listMediaProjects(db),
    listFileIds: (of) => files.listMediaFileIds(db, of),
    listOrder: (of) => files.listMediaOrder(db, of),
    readFiles: (ids) => files.readMediaFiles(db, ids),
    readFileAlone: (id) => ofFiles(id, () => files.readMediaFileAlone(db, id)),
    listPaths: () => files.listMediaPaths(db),
    insertFiles: (of) => write(store, () => files.insertMediaFiles(db, of)),
    writePlacings: (placings) => write(store, () => changes.writePlacings(db, placings)),
    writeLookedAt: (found) => write(store, () => changes.writeLookedAt(db, found)),
    writeSource: (of) => write(store, () => changes.writeMediaSource(db, of)),
    writeName: (of) => write(store, () => changes.writeMediaName(db, of)),
    writeIsAllowed: (of) => write(store, () => changes.writeIsAllowed(db, of)),
    writeRemovedAt: (of) => write(store, () => changes.writeRemovedAt(db, of)),
    writeOrder: (ids) => write(store, () => changes.writeMediaOrder(db, ids)),
    purgeRemoved: () => write(store, () => changes.purgeRemovedFiles(db)),
    readUploads: (ids) => queue.readUploads(db, ids),
    listInState: (kind) => queue.listUploadsInState(db, kind),
    listQueuedIds: (of) => queue.listQueuedIds(db, of),
    listProjectsQueued: () => queue.listProjectsQueued(db),
    listNextQueued: nextUploads(db),
    readPictureOrder: (of) => queue.readPictureOrder(db, of),
    writeStates: (states) => write(store, () => queue.writeUploadStates(db, states)),
    beginUpload: (begun) => commit(begun, () => queue.beginUpload(db, begun)),
    endUpload: (ended) => commit(ended, () => queue.endUpload(db, ended)),
    forgetKeptPath: (id) => write(store, () => queue.forgetKeptPath(db, id)),
    readLastSentAt: (slot) => ofLedger(keyOfSlot(slot), () => ledger.readLastSentAt(db, slot)),
    listPicturesSent: (of) => ledger.listPicturesSent(db, of),
  }
}
