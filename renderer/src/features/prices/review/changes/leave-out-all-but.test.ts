import { expect, test } from 'vitest'
import type { BatchUnit } from '#core/prices/batch/batch'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { leaveOutAllBut } from './leave-out-all-but.ts'

const inDraft = [1, 2, 3].map((id) => sampleUnit({ id }))
const prices = new Map(inDraft.map((unit) => [unit.id, draftedPrice(unit, 500_000_000)]))

const sentUnit = (id: number, state: BatchUnit['state'], grossMinor = 500_000_000): BatchUnit => {
  const unit = sampleUnit({ id })
  const { base, netMinor } = draftedPrice(unit, 500_000_000)
  return {
    unitId: unit.id,
    number: unit.number,
    building: 'A',
    area: 50,
    state,
    before: base,
    after: { netMinor, grossMinor },
    message: null,
    seen: null,
  }
}

test('the rest is the batch without the units that were the cause', () => {
  const units = [sentUnit(1, 'culprit'), sentUnit(2, 'alongside')]
  expect(leaveOutAllBut({ units, prices })).toEqual({ leftOut: [1, 3], refused: [1] })
})

test('what was drafted since waits for its own review, and is not left out of that', () => {
  const units = [sentUnit(1, 'culprit'), sentUnit(2, 'alongside')]
  expect(leaveOutAllBut({ units, prices })?.leftOut).toContain(3)
  expect(leaveOutAllBut({ units, prices })?.refused).not.toContain(3)
})

test('a batch that never arrived goes again as it was, and nothing that was left out of it', () => {
  const units = [sentUnit(1, 'notApplied'), sentUnit(3, 'notApplied')]
  expect(leaveOutAllBut({ units, prices })).toEqual({ leftOut: [2], refused: [] })
})

test('a draft that wants another price by now is not sent unreviewed', () => {
  const units = [sentUnit(1, 'culprit'), sentUnit(2, 'alongside', 490_000_000)]
  expect(leaveOutAllBut({ units, prices })).toBeNull()
})

test('a unit that has left the draft is not sent, and the rest is reviewed again', () => {
  expect(leaveOutAllBut({ units: [sentUnit(9, 'alongside')], prices })).toBeNull()
})

test('where every unit was a cause nothing is left to send', () => {
  expect(leaveOutAllBut({ units: [sentUnit(1, 'culprit')], prices })).toBeNull()
})
