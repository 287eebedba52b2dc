import type { DraftChange } from '#core/prices/draft/draft-price'
import type { WritableDb } from '../../file/handle.ts'
import { appendDraftStep } from '../draft/draft-steps.ts'
import { insertDraft, type NewDraft } from '../draft/drafts.ts'

interface RollBackDraft {
  readonly draft: NewDraft
  readonly changes: readonly DraftChange[]
  /** What the step is called. */
  readonly detail: string
}

const longestDetail = 200

/** A draft with one step, or with none where there is nothing to change. */
export const insertRollBack = (db: WritableDb, { draft, changes, detail }: RollBackDraft): void =>
  db.transaction(() => {
    insertDraft(db, draft)
    if (changes.length === 0) return
    const label = { kind: 'rollBack', detail: detail.slice(0, longestDetail) } as const
    appendDraftStep(db, { draftId: draft.id, at: draft.at, label, changes })
  })()
