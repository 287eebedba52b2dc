import { mediaFileIdSchema, type ProjectKey, unitIdSchema, uploadIdSchema } from '#core/ids'
import type { OpenStore } from '../../../store/file/open.ts'
import { insertMediaFiles, type NewMediaFile } from '../../../store/media/files/media-files.ts'

/** Several times as many as are written before other work has a turn. */
const count = 3_000

/** Files that were placed and stand in the line, too many to be moved in one step; none of them is on the disk. */
export const insertManyUploads = (
  { db }: OpenStore,
  of: ProjectKey,
  state: { readonly kind: 'queued' | 'paused' },
) => {
  const files = Array.from({ length: count }, (_unused, index): NewMediaFile => {
    const target = { kind: 'unit', id: unitIdSchema.parse(index + 1) } as const
    const placed = { target, endpoint: 'unitPdf' } as const
    return {
      id: mediaFileIdSchema.parse(`file-${index}`),
      hint: `${index}.pdf`,
      path: `/nowhere/${index}.pdf`,
      sizeBytes: 1,
      modifiedAt: 1,
      read: null,
      match: null,
      placedBy: 'person',
      targets: [placed],
      screens: null,
      isAllowed: false,
      uploads: [{ ...placed, id: uploadIdSchema.parse(`upload-${index}`), screenId: null, state }],
    }
  })
  insertMediaFiles(db, { ...of, files })
  return {
    files: files.map(({ id }) => id),
    uploads: files.flatMap(({ uploads }) => uploads.map(({ id }) => id)),
  }
}

/** How many uploads of the store are in a state, without those of removed files. */
export const countUploads = ({ db }: OpenStore): Readonly<Record<string, number>> => {
  const rows = db
    .prepare(
      `SELECT state_kind AS kind, count(*) AS count FROM media_upload
       JOIN media_file ON media_file.id = media_upload.file_id
       WHERE removed_at IS NULL GROUP BY state_kind`,
    )
    .all() as { kind: string; count: number }[]
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}
