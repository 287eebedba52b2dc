import { expect, test } from 'vitest'
import type { DraftId, UnitId } from '#core/ids'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { afterRead, afterStep, type HeldDraft, noDraft } from './held-draft.ts'

const draftId = 'd-1' as DraftId
const base = { netMinor: 100, grossMinor: 112 }
const wants = (unitId: number, netMinor: number): DraftChange => ({
  unitId: unitId as UnitId,
  price: { netMinor, grossMinor: netMinor * 2, typed: 'both', base },
})
const held: HeldDraft = { draftId, revision: 4, prices: new Map() }

test('the next step is followed without reading', () => {
  const after = afterStep(held, { draftId, revision: 5, changes: [wants(1, 200)] })
  expect(after).toMatchObject({ revision: 5 })
  expect(after).not.toBe('readAgain')
  if (after !== 'readAgain') expect([...after.prices.keys()]).toEqual([1])
})

test('an edit that overtakes what a sending has taken out of the draft does not hide it', () => {
  const overtaking = { draftId, revision: 6, changes: [wants(1, 200)] }
  expect(afterStep(held, overtaking)).toBe('readAgain')
  const read: HeldDraft = { draftId, revision: 6, prices: new Map() }
  expect(afterRead(held, read)).toBe(read)
})

test('what is older than what is known changes nothing', () => {
  expect(afterStep(held, { draftId, revision: 4, changes: [wants(1, 200)] })).toBe(held)
  expect(afterRead(held, { ...held, revision: 3 })).toBe(held)
})

test('a step of a draft that is not open any more is not followed; another draft is held at once', () => {
  const other = { ...held, draftId: 'd-2' as DraftId, revision: 1 }
  expect(afterStep(other, { draftId, revision: 5, changes: [wants(1, 200)] })).toBe(other)
  expect(afterRead(held, other)).toBe(other)
  expect(afterRead(noDraft, held)).toBe(held)
})
