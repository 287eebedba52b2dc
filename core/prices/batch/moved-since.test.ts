import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { DealEvidence } from '../deals/deal-evidence.ts'
import { evidenceByUnit } from '../deals/deal-lock.ts'
import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import { defaultPriceRules as rules } from '../rules/price-rules.ts'
import { sampleUnit } from '../testing/sample-unit.ts'
import { lockName, movedSince } from './moved-since.ts'

const units = [1, 2, 3, 4].map((id) => sampleUnit({ id, statusCode: 0 }))
const none = evidenceByUnit([])
const planned = units.map((unit) => ({
  unitId: unit.id,
  before: pairOfUnit(unit),
  lock: lockName({ unit, evidence: none, rules }),
}))

test('a unit that is what it was has not moved', () => {
  expect(movedSince({ planned, units, evidence: none, rules })).toEqual([])
})

test('a unit that is gone, costs something else, has another VAT or another lock has moved', () => {
  const [first, second, third, fourth] = units.map(({ id }) => id)
  const now = units.flatMap((unit) => {
    if (unit.id === first) return []
    return unit.id === second ? [{ ...unit, priceNetMinor: (unit.priceNetMinor ?? 0) - 1 }] : [unit]
  })
  const exported: DealEvidence = {
    kind: 'exported',
    unitId: unitIdSchema.parse(third),
    at: 1,
    dealId: '7',
  }
  const sold = now.map((unit) => (unit.id === fourth ? { ...unit, statusCode: 3 } : unit))
  const moved = movedSince({ planned, units: sold, evidence: evidenceByUnit([exported]), rules })
  expect(moved).toEqual([
    { unitId: first, kind: 'unknownUnit' },
    { unitId: second, kind: 'conflict' },
    { unitId: third, kind: 'lock' },
    { unitId: fourth, kind: 'lock' },
  ])
})
