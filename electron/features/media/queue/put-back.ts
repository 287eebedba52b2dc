import { failed, notFound, type Result } from '#core/contract/failure'
import { mediaFileIdSchema, type UploadId } from '#core/ids'
import type { MediaType } from '#core/media/facts/media-type'
import { splitPath } from '#core/media/naming/split-path'
import type { QueuedUpload } from '../../../store/media/queue/media-queue.ts'
import type { MediaDependencies } from '../dependencies.ts'
import { newUploads } from '../files/place-files.ts'

const endings: Partial<Record<MediaType, string>> = { png: 'png', jpeg: 'jpg', pdf: 'pdf' }

const gone: Result<never> = failed({
  kind: 'invalidInput',
  path: 'file',
  rule: 'fileVanished',
  again: 'never',
})

/** The file that was there before goes to its place again, as one of the list. */
export const putBack = async (
  { store, files, newId }: Pick<MediaDependencies, 'store' | 'files' | 'newId'>,
  uploadId: UploadId,
): Promise<Result<QueuedUpload>> => {
  const [upload] = store.readUploads([uploadId])
  if (upload?.state.kind !== 'done' || upload.keptPath === null) return notFound('never')
  const found = await files.lookAtFile(upload.keptPath, new AbortController().signal)
  if (found === null) return gone
  // A second press finds that the first one has put it back.
  const [now] = store.readUploads([uploadId])
  if (now?.keptPath !== upload.keptPath) return notFound('never')
  const { workspaceId, projectId, target, endpoint, screenId } = upload
  const ending = endings[found.read.type ?? 'bmp']
  const { stem, extension } = splitPath(upload.hint)
  const inserted = store.write.insertMediaFiles({
    workspaceId,
    projectId,
    files: [
      {
        id: mediaFileIdSchema.parse(newId()),
        hint: `${stem}.${ending ?? extension}`,
        path: found.path,
        sizeBytes: found.sizeBytes,
        // What was in the CRM goes back as it was.
        read: { ...found.read, decoded: { kind: 'whole' } },
        match: null,
        modifiedAt: Math.trunc(found.modifiedAt),
        placedBy: 'person',
        isAllowed: true,
        targets: [{ target, endpoint }],
        screens: screenId === null ? null : [screenId],
        uploads: newUploads([{ target, endpoint, screenId }], newId, 'queued'),
      },
    ],
  })
  if (!inserted.ok) return inserted
  // The copy belongs to the new file now.
  const forgotten = store.write.forgetKeptPath(uploadId)
  return forgotten.ok ? { ok: true, value: upload } : forgotten
}
