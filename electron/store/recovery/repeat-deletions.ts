import { type WorkspaceId, workspaceIdSchema } from '#core/ids'
import { blankRevocations } from '../customers/consents.ts'
import type { WritableDb } from '../file/handle.ts'
import type { StoreLayout } from '../file/layout.ts'
import { zeroing } from '../file/zeroing.ts'
import { cameLater, forgetBefore } from '../leads/privacy/forget-before.ts'
import { endLeadDeletion, orderLeadDeletion } from '../leads/privacy/lead-deletion.ts'
import { forgetHashedPerson } from '../leads/privacy/lead-forgetting.ts'
import { type Deletion, knowDeletion, unknownDeletions } from './deletions.ts'

interface RepeatDeletionsInput {
  readonly layout: StoreLayout
  /** In a person's own store a job deletes all leads where the person sees it. */
  readonly store: 'own' | 'copy'
}

/** Repeats the deletions of persons that a store does not know of. The result is their number. */
export const repeatDeletions = (
  db: WritableDb,
  { layout, store }: RepeatDeletionsInput,
): number => {
  const deletions = unknownDeletions(layout, db)
  if (deletions.length > 0) {
    zeroing(db, () =>
      db.transaction(() => {
        for (const deletion of deletions) repeat(db, deletion, store)
      })(),
    )
  }
  return deletions.length
}

const repeat = (db: WritableDb, deletion: Deletion, store: RepeatDeletionsInput['store']): void => {
  const { number, at, what } = deletion
  const workspaceId = workspaceIdSchema.parse(deletion.workspaceId)
  if (what.kind === 'person') repeatPerson(db, { workspaceId, at, what })
  else if (store === 'own') repeatInSight(db, { workspaceId, at })
  else repeatAtOnce(db, { workspaceId, at })
  knowDeletion(db, number)
}

interface DeletionOfAll {
  readonly workspaceId: WorkspaceId
  readonly at: number
}

/** The job takes all there is: what came later must not go with it. */
const repeatInSight = (db: WritableDb, all: DeletionOfAll): void => {
  if (!isThere(db, all.workspaceId)) return
  if (cameLater(db, all)) repeatAtOnce(db, all)
  else orderLeadDeletion(db, all)
}

const repeatAtOnce = (db: WritableDb, all: DeletionOfAll): void => {
  forgetBefore(db, all)
  endLeadDeletion(db, all.workspaceId)
}

const isThere = (db: WritableDb, workspaceId: WorkspaceId): boolean =>
  db.prepare<[string]>('SELECT 1 FROM workspace WHERE id = ?').get(workspaceId) !== undefined

interface DeletionOfPerson extends DeletionOfAll {
  readonly what: Extract<Deletion['what'], { kind: 'person' }>
}

const repeatPerson = (db: WritableDb, { workspaceId, at, what }: DeletionOfPerson): void => {
  forgetHashedPerson(db, { workspaceId, now: at, ...what })
  blankRevocations(db, { workspaceId, ...what })
}
