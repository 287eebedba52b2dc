import type { FirstSteps } from '#core/contract/guide'
import type { WorkspaceId } from '#core/ids'
import type { ReadableDb } from '../file/handle.ts'

/** What a person has done is seen in what they have left: nothing else is kept of the first steps. */
export const readFirstSteps = (db: ReadableDb, workspaceId: WorkspaceId): FirstSteps => {
  const isThere = (rows: string): boolean =>
    db
      .prepare<[string], { isThere: 0 | 1 }>(`SELECT EXISTS (SELECT 1 FROM ${rows}) AS isThere`)
      .get(workspaceId)?.isThere === 1
  return {
    hasSentPrices: isThere(
      `batch WHERE workspace_id = ? AND state_kind IN ('sent', 'confirmed', 'differs')`,
    ),
    hasAddedFiles: isThere('media_file WHERE workspace_id = ?'),
    // A report that runs only by hand makes no progress by itself.
    hasScheduledReport: isThere('report WHERE workspace_id = ? AND progress IS NOT NULL'),
  }
}
