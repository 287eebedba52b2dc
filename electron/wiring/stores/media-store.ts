import type { ProjectKey } from '#core/ids'
import { firstScreens } from '#core/media/shown/first-screens'
import type { MediaStore } from '../../features/media/dependencies.ts'
import { keyOf } from '../../features/media/shown/project-places.ts'
import { commitWithoutWaiting } from '../../store/file/commit-without-waiting.ts'
import type { OpenStore } from '../../store/file/open.ts'
import * as decoded from '../../store/media/files/decoded-pictures.ts'
import * as fileChanges from '../../store/media/files/media-file-changes.ts'
import * as files from '../../store/media/files/media-files.ts'
import * as places from '../../store/media/files/media-places.ts'
import * as watched from '../../store/media/files/watched-files.ts'
import * as settings from '../../store/media/media-settings.ts'
import * as ledger from '../../store/media/queue/media-ledger.ts'
import * as queue from '../../store/media/queue/media-queue.ts'
import { nextUploads } from '../../store/media/queue/next-uploads.ts'
import * as shown from '../../store/media/shown/media-shown.ts'
import { readPricelist } from '../../store/prices/pricelist/pricelists.ts'
import { readProject } from '../../store/prices/pricelist/projects.ts'
import { bindReads, bindWrites } from '../../store/rows/bound.ts'
import { rememberUntilChanged } from '../../store/rows/remember-until-changed.ts'
import { write } from './write.ts'

const rows = {
  ...settings,
  ...shown,
  ...places,
  ...files,
  ...watched,
  ...fileChanges,
  ...decoded,
  ...queue,
  ...ledger,
}

type Slot = Parameters<MediaStore['readLastSentAt']>[0]

const keyOfSlot = ({ workspaceId, endpoint, target, screenId }: Slot): string =>
  [workspaceId, endpoint, target.id, screenId].join(' ')

export const mediaStore = (store: OpenStore): MediaStore => {
  const { db } = store
  // After a power cut such a file is sent once more and takes its own place: it is not worth two syncs a file.
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
    ...bindReads(db, rows),
    readMediaSettings: (of) => ofProjects(`settings ${keyOf(of)}`, () => readSettings(of)),
    readIsMediaPaused: (of) =>
      ofProjects(`paused ${keyOf(of)}`, () => settings.readIsMediaPaused(db, of)),
    pricelistFetchedAt: (of) => readPricelist(db, of)?.fetchedAt ?? null,
    readMediaFileAlone: (id) => ofFiles(id, () => files.readMediaFileAlone(db, id)),
    listNextQueued: nextUploads(db),
    readLastSentAt: (slot) => ofLedger(keyOfSlot(slot), () => ledger.readLastSentAt(db, slot)),
    write: {
      ...bindWrites(store, rows),
      beginUpload: (begun) => commit(begun, () => queue.beginUpload(db, begun)),
      endUpload: (ended) => commit(ended, () => queue.endUpload(db, ended)),
      endAndBeginUpload: (change) =>
        commit({ mayRepeat: change.ended.mayRepeat && change.begun.mayRepeat }, () =>
          queue.endAndBeginUpload(db, change),
        ),
    },
  }
}
