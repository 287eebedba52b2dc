import { z } from 'zod'
import {
  type PictureId,
  pictureIdSchema,
  type ScreenId,
  screenIdSchema,
  unitIdSchema,
  type WorkspaceId,
} from '#core/ids'
import type { UploadState } from '#core/media/queue/media-file'
import type { MediaEndpoint, MediaTarget } from '#core/media/shown/media-target'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

export interface SentMedia {
  readonly workspaceId: WorkspaceId
  readonly endpoint: MediaEndpoint
  readonly targetId: number
  readonly screenId: ScreenId | null
  readonly sha256: string
  readonly at: number
  readonly outcome: Extract<UploadState, { kind: 'done' }>['outcome']
  readonly pictureId: PictureId | null
}

/** A slot shows what came last: what it showed before is not there any more. A gallery keeps all. */
export const recordSentMedia = (db: WritableDb, sent: SentMedia): void => {
  const row = { ...sent, screenId: sent.screenId ?? 0 }
  if (sent.endpoint !== 'unitPicture') {
    db.prepare(
      `DELETE FROM media_ledger WHERE workspace_id = @workspaceId AND endpoint = @endpoint
         AND target_id = @targetId AND screen_id = @screenId`,
    ).run(row)
  }
  db.prepare(
    `INSERT OR REPLACE INTO media_ledger
       (workspace_id, endpoint, target_id, screen_id, sha256, at, outcome, picture_id)
     VALUES (@workspaceId, @endpoint, @targetId, @screenId, @sha256, @at, @outcome, @pictureId)`,
  ).run(row)
}

interface Slot {
  readonly workspaceId: WorkspaceId
  readonly endpoint: MediaEndpoint
  readonly target: MediaTarget
  readonly screenId: ScreenId | null
}

/** When this computer last sent anything to the place: what the server showed before is outdated. */
export const readLastSentAt = (
  db: ReadableDb,
  { workspaceId, endpoint, target, screenId }: Slot,
): number | null => {
  const sentAt = db
    .prepare<[string, string, number, number], number>(
      `SELECT at FROM media_ledger
       WHERE workspace_id = ? AND endpoint = ? AND target_id = ? AND screen_id = ?`,
    )
    .pluck()
    .all(workspaceId, endpoint, target.id, screenId ?? 0)
  // SQLite prepares a statement with max() anew each time, which takes ten times as long as reading the rows.
  return sentAt.length === 0 ? null : Math.max(...sentAt)
}

/** The pictures that were added to a unit from here, on any screen; null for one whose ID is unknown. */
export const listPicturesSent = (
  db: ReadableDb,
  { workspaceId, target }: Pick<Slot, 'workspaceId' | 'target'>,
): (PictureId | null)[] =>
  db
    .prepare<[string, number], number | null>(
      `SELECT picture_id FROM media_ledger
       WHERE workspace_id = ? AND endpoint = 'unitPicture' AND target_id = ?`,
    )
    .pluck()
    .all(workspaceId, target.id)
    .map((id) => pictureIdSchema.nullable().parse(id))

const sentPictureSchema = z.object({
  unitId: unitIdSchema,
  screenId: screenIdSchema,
  sha256: z.string(),
})
type SentPicture = z.infer<typeof sentPictureSchema>

interface SentPicturesPage {
  readonly workspaceId: WorkspaceId
  readonly after: SentPicture | null
  readonly limit: number
}

/** Pictures that were added to galleries from here, in pages. */
export const listPicturesThatLeft = (
  db: ReadableDb,
  { workspaceId, after, limit }: SentPicturesPage,
): SentPicture[] =>
  db
    .prepare<[object]>(
      `SELECT target_id AS unitId, screen_id AS screenId, sha256 FROM media_ledger
       WHERE workspace_id = @workspaceId AND endpoint = 'unitPicture'
         AND (target_id, screen_id, sha256) > (@unitId, @screenId, @sha256)
       ORDER BY target_id, screen_id, sha256 LIMIT @limit`,
    )
    .all({ unitId: 0, screenId: 0, sha256: '', ...after, workspaceId, limit })
    .map((row) => sentPictureSchema.parse(row))
