import type { ProjectKey } from '#core/ids'
import { moveUpload } from '#core/media/queue/upload-moves'
import type { MediaDependencies } from '../dependencies.ts'

/**
 * What the application did not live to see the end of: what takes its own place is sent again, a picture may have
 * arrived. Answers the projects that have something to send. Called before anything is sent.
 */
export const recoverUploads = ({
  store,
  clock,
}: Pick<MediaDependencies, 'store' | 'clock'>): readonly ProjectKey[] => {
  const states = store.listUploadsInState('sending').flatMap((upload) => {
    const state = moveUpload(upload, { kind: 'lose' }, clock.now())
    return state === null ? [] : [{ id: upload.id, state }]
  })
  if (states.length > 0) store.write.writeUploadStates(states)
  return store.listProjectsQueued()
}
