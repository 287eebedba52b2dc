import type { DraftId, UnitId } from '#core/ids'
import { type StepLabel, stepLabelSchema } from '#core/prices/draft/draft-price'
import type { ReadableDb } from '../../file/handle.ts'
import { fromStepText } from './step-changes.ts'

interface Row {
  readonly label: string
  readonly changes: string
}

/** The step by which each price of a draft came: the last that has set it, whoever has decided a conflict since. */
export const readPriceLabels = (db: ReadableDb, draftId: DraftId): Map<UnitId, StepLabel> => {
  const open = new Set(
    db
      .prepare<[string], UnitId>('SELECT unit_id FROM draft_price WHERE draft_id = ?')
      .pluck()
      .all(draftId),
  )
  const steps = db.prepare<[string], Row>(
    `SELECT label, changes FROM draft_step WHERE draft_id = ?
       AND position <= (SELECT position FROM draft WHERE draft.id = draft_id)
     ORDER BY position DESC`,
  )
  const labels = new Map<UnitId, StepLabel>()
  for (const { label: text, changes } of steps.iterate(draftId)) {
    if (open.size === 0) break
    const label = stepLabelSchema.parse(JSON.parse(text))
    if (label.kind === 'resolve') continue
    for (const { unitId } of fromStepText(changes)) {
      if (open.delete(unitId)) labels.set(unitId, label)
    }
  }
  return labels
}
