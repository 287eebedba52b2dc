import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import type { DealEvidence } from '../deals/deal-evidence.ts'
import { evidenceByUnit } from '../deals/deal-lock.ts'
import { defaultPriceRules } from '../rules/price-rules.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { checkDraft, compareDraft } from './judge-draft.ts'
import { marksOfUnits } from './marks-of-units.ts'

const free = sampleUnit({ id: 1 })
const sold = sampleUnit({ id: 2 })
const moved = sampleUnit({ id: 3 })
const base = { netMinor: 390_000_000, grossMinor: 471_900_000 }
const prices = new Map([
  [free.id, draftedPrice(free, 500_000_000)],
  [sold.id, draftedPrice(sold, 500_000_000)],
  [moved.id, { ...draftedPrice(moved, 500_000_000), base }],
])
const refused: DealEvidence = {
  kind: 'refused',
  unitId: sold.id,
  at: 1,
  message: 'Unit is attached to a Deal',
  statusCode: sold.statusCode,
}

const judged = (leftOut: readonly UnitId[], rules = defaultPriceRules) =>
  compareDraft(
    checkDraft({
      units: [free, sold, moved],
      prices,
      rules,
      leftOut: new Set(leftOut),
      evidence: evidenceByUnit([refused]),
    }),
    null,
  )

test('a lock and a conflict keep the whole draft from leaving', () => {
  const { canSend, obstacles, conflicts, sent } = judged([])
  expect(canSend).toBe(false)
  expect(obstacles).toEqual([{ unitId: sold.id, kind: 'locked' }])
  expect(conflicts.map(({ unitId }) => unitId)).toEqual([moved.id])
  expect(sent).toHaveLength(3)
})

test('units that are left out are in nobody’s way', () => {
  const { canSend, obstacles, conflicts, sent, rows } = judged([sold.id, moved.id])
  expect(canSend).toBe(true)
  expect([...obstacles, ...conflicts]).toEqual([])
  expect(sent.map(({ unit }) => unit.id)).toEqual([free.id])
  expect(rows).toHaveLength(3)
})

test('before prices are compared with those around them nothing may leave and no median warns; what is found then stands behind the rest', () => {
  const alike = [1, 2, 3, 4].map((id) => sampleUnit({ id }))
  const [first] = alike
  if (first === undefined) throw new Error('four units are alike')
  const checked = checkDraft({
    units: alike,
    prices: new Map([[first.id, draftedPrice(first, 700_000_001)]]),
    rules: { ...defaultPriceRules, warnChangePercent: 100 },
    leftOut: new Set(),
    evidence: new Map(),
  })
  const known = [{ unitId: first.id, kind: 'notRounded' }]
  expect(compareDraft(checked, 'pending')).toMatchObject({
    isCompared: false,
    canSend: false,
    warnings: known,
  })
  expect(compareDraft(checked, null)).toMatchObject({
    isCompared: true,
    canSend: true,
    warnings: [...known, { unitId: first.id, kind: 'outOfLine' }],
  })
})

test('nothing is sent when everything is left out', () => {
  expect(judged([free.id, sold.id, moved.id]).canSend).toBe(false)
})

test('what is at stake counts only the units that are sent', () => {
  const rules = { ...defaultPriceRules, confirmAbove: { units: 2, changePercent: 50 } }
  expect(judged([], rules).stake).toMatchObject({ units: 3 })
  expect(judged([sold.id], rules).stake).toBeNull()
})

test('each unit is marked with what is to be said of it, what stops it first', () => {
  const marks = marksOfUnits({
    obstacles: [{ unitId: sold.id, kind: 'locked' }],
    conflicts: judged([]).conflicts,
    warnings: [
      { unitId: sold.id, kind: 'notRounded' },
      { unitId: free.id, kind: 'rateUnusual' },
    ],
  })
  expect(marks.get(sold.id)).toEqual(['locked', 'notRounded'])
  expect(marks.get(moved.id)).toEqual(['conflict'])
  expect(marks.get(free.id)).toEqual(['rateUnusual'])
})
