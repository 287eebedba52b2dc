import { expect, test } from 'vitest'
import { draftIdSchema } from '#core/ids'
import type { StepLabel } from '#core/prices/draft/draft-price'
import { draftedPrice, sampleUnit as unitOf } from '#core/prices/testing/sample-unit'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import { sampleProject, sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { appendDraftStep, moveDraft } from './draft-steps.ts'
import { insertDraft } from './drafts.ts'
import { readPriceLabels } from './price-labels.ts'

const draftId = draftIdSchema.parse('d1')
const units = [1, 2, 3].map((id) => unitOf({ id }))

test('each price is told by the step that has set it last and is still done', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  const workspace = sampleWorkspace('w1')
  insertWorkspace(db, workspace)
  const of = { workspaceId: workspace.id, projectId: sampleProject }
  insertDraft(db, { ...of, id: draftId, name: '', at: 0, rollsBack: null })
  const step = (kind: StepLabel['kind'], detail: string | null, ...ids: number[]) =>
    appendDraftStep(db, {
      draftId,
      at: 1,
      label: { kind, detail },
      changes: units
        .filter(({ id }) => ids.includes(id))
        .map((unit) => ({ unitId: unit.id, price: draftedPrice(unit, 490_000_000 + ids.length) })),
    })
  step('formula', '+3%', 1, 2, 3)
  step('edit', 'A.2', 2)
  step('resolve', null, 3)
  step('import', 'ceník.xlsx', 1)
  const told = () => [...readPriceLabels(db, draftId)].map(([id, { kind }]) => [id, kind]).sort()
  expect(told()).toEqual([
    [1, 'import'],
    [2, 'edit'],
    [3, 'formula'],
  ])
  moveDraft(db, { draftId, at: 2, to: 1 })
  expect(told()).toEqual([1, 2, 3].map((id) => [id, 'formula']))
  close()
})
