import { draftIdSchema } from '#core/ids'
import type { DraftChange } from '#core/prices/draft/draft-price'
import type { WritableDb } from '../file/handle.ts'
import { writeDraftPrices } from '../prices/draft/draft-prices.ts'
import { fromStepText } from '../prices/draft/step-changes.ts'

interface StoredStep {
  readonly position: number
  readonly changes: string
}

/**
 * Rebuilds drafts from the steps that were salvaged, as far as these follow one another without a gap. Runs within the
 * caller's transaction.
 */
export const redoDrafts = (db: WritableDb): void => {
  const drafts = db
    .prepare<[], { id: string; position: number }>('SELECT id, position FROM draft')
    .all()
  for (const { id, position } of drafts) redoDraft(db, id, position)
}

const redoDraft = (db: WritableDb, id: string, wanted: number): void => {
  const draftId = draftIdSchema.parse(id)
  const steps = db
    .prepare<[string], StoredStep>(
      'SELECT position, changes FROM draft_step WHERE draft_id = ? ORDER BY position',
    )
    .all(id)
  const gap = steps.findIndex(({ position }, index) => position !== index + 1)
  const whole = gap === -1 ? steps : steps.slice(0, gap)
  const position = Math.min(wanted, whole.length)
  db.prepare('DELETE FROM draft_step WHERE draft_id = ? AND position > ?').run(id, whole.length)
  db.prepare('UPDATE draft SET position = ? WHERE id = ?').run(position, id)
  db.prepare('DELETE FROM draft_price WHERE draft_id = ?').run(id)
  for (const { changes } of whole.slice(0, position)) {
    writeDraftPrices(db, { draftId, changes: fromStepText(changes).map(toChange) })
  }
}

const toChange = ({ unitId, after }: ReturnType<typeof fromStepText>[number]): DraftChange => ({
  unitId,
  price: after,
})
