import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { BatchUnit } from '#core/prices/batch/batch'
import { countUnits } from './count-units.ts'
import { orderUnits } from './order-units.ts'

const unit = (id: number, state: BatchUnit['state']): BatchUnit => ({
  unitId: unitIdSchema.parse(id),
  number: `A.${id}`,
  building: 'A',
  area: 50,
  state,
  before: { netMinor: 100, grossMinor: 121 },
  after: { netMinor: 200, grossMinor: 242 },
  message: null,
  seen: null,
})
const units = [
  unit(1, 'alongside'),
  unit(2, 'differs'),
  unit(3, 'culprit'),
  unit(4, 'alongside'),
  unit(5, 'culprit'),
]

test('the units that are the cause come first, the others in the order in which they were sent', () => {
  expect(orderUnits(units).map(({ number }) => number)).toEqual(['A.3', 'A.5', 'A.2', 'A.1', 'A.4'])
})

test('the cause is counted apart from what only went down with it', () => {
  expect(countUnits(units)).toMatchObject({ culprit: 2, alongside: 2, differs: 1, confirmed: 0 })
})
