import type { ProjectKey, UploadId } from '#core/ids'
import type { WritableDb } from '../../file/handle.ts'
import { listNextQueued, type QueuedUpload } from './media-queue.ts'

interface NextUploadsInput extends ProjectKey {
  readonly limit: number
}

/** The first that are to be sent, in the order of the list. */
export type ListNext = (wanted: NextUploadsInput) => readonly QueuedUpload[]

/** How many uploads are read at once: files that have left stand in front of them and are passed over each time. */
const readAtOnce = 64

/** Changes that may put an upload into the line, or move one that is in it. */
const changes = ['media_upload', 'media_file'].flatMap((table) =>
  ['INSERT', 'DELETE'].map((change) => `AFTER ${change} ON ${table}`),
)
const movedOrBack = [
  'AFTER UPDATE ON media_file',
  "AFTER UPDATE ON media_upload WHEN NEW.state_kind = 'queued'",
]
const left =
  "AFTER UPDATE ON media_upload WHEN OLD.state_kind = 'queued' AND NEW.state_kind <> 'queued'"

const listsOf = new WeakMap<WritableDb, ListNext>()

/**
 * The next uploads of the queue. They are asked for after every upload, when mostly nothing else has changed, and so
 * they are remembered until the database reports another change. What a rolled-back change has dropped is found by the
 * next look at the table.
 */
export const nextUploads = (db: WritableDb): ListNext => {
  const list = listsOf.get(db) ?? begin(db)
  listsOf.set(db, list)
  return list
}

interface RememberedUploads {
  readonly uploads: Map<UploadId, QueuedUpload>
  /** Whether these are all uploads of the queue. */
  readonly isWhole: boolean
}

const begin = (db: WritableDb): ListNext => {
  const lines = new Map<string, RememberedUploads>()
  db.function('upload_left_line', (id: unknown) => {
    for (const { uploads } of lines.values()) uploads.delete(id as UploadId)
    return null
  })
  db.function('line_changed', () => {
    lines.clear()
    return null
  })
  db.exec(`CREATE TEMP TRIGGER upload_left ${left} BEGIN SELECT upload_left_line(OLD.id); END`)
  for (const [index, change] of [...changes, ...movedOrBack].entries()) {
    db.exec(`CREATE TEMP TRIGGER line_changed_${index} ${change} BEGIN SELECT line_changed(); END`)
  }
  return ({ limit, ...of }) => {
    const key = `${of.workspaceId} ${of.projectId}`
    const known = lines.get(key)
    if (known && known.uploads.size >= (known.isWhole ? 1 : limit)) {
      return [...known.uploads.values()].slice(0, limit)
    }
    const read = listNextQueued(db, { ...of, limit: Math.max(limit, readAtOnce) })
    const uploads = new Map(read.map((upload) => [upload.id, upload]))
    if (!db.inTransaction) lines.set(key, { uploads, isWhole: read.length < readAtOnce })
    return read.slice(0, limit)
  }
}
