import { type WorkspaceId, workspaceIdSchema } from '#core/ids'
import { blankRevocations } from './consents.ts'
import { type Deletion, knowDeletion, unknownDeletions } from './deletions.ts'
import type { WritableDb } from './handle.ts'
import type { StoreLayout } from './layout.ts'
import { findLeadArchive } from './lead-archives.ts'
import { endLeadDeletion, forgetAllLeads, forgetAround } from './lead-deletion.ts'
import { forgetHashedPerson } from './lead-forgetting.ts'
import { zeroing } from './zeroing.ts'

/** Whoever was deleted is deleted once more from a store that was put back from a copy. Answers how many times. */
export const repeatDeletions = (db: WritableDb, layout: StoreLayout): number => {
  const deletions = unknownDeletions(layout, db)
  if (deletions.length > 0) {
    zeroing(db, () =>
      db.transaction(() => {
        for (const deletion of deletions) repeat(db, deletion)
      })(),
    )
  }
  return deletions.length
}

const repeat = (db: WritableDb, { number, at, workspaceId: id, what }: Deletion): void => {
  const workspaceId = workspaceIdSchema.parse(id)
  if (what.kind === 'person') repeatPerson(db, { workspaceId, at, what })
  else {
    forgetAround(db, workspaceId)
    forgetAllLeads(db, { archive: findLeadArchive(db, workspaceId) })
    endLeadDeletion(db, workspaceId)
  }
  knowDeletion(db, number)
}

interface Person {
  readonly workspaceId: WorkspaceId
  readonly at: number
  readonly what: Extract<Deletion['what'], { kind: 'person' }>
}

const repeatPerson = (db: WritableDb, { workspaceId, at, what }: Person): void => {
  forgetHashedPerson(db, { workspaceId, now: at, ...what })
  blankRevocations(db, { workspaceId, ...what })
}
