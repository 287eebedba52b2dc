import { expect, test } from 'vitest'
import { buildingIdSchema, unitIdSchema } from '#core/ids'
import { changeList } from '#core/prices/batch/change-list'
import { sumChanges } from '#core/prices/batch/sum-changes'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { groupChanges, keyOfLine } from './group-changes.ts'

const inB = { building: 'B', buildingId: buildingIdSchema.parse(2) }
const units = [
  sampleUnit({ id: 1 }),
  sampleUnit({ id: 2, ...inB }),
  sampleUnit({ id: 3 }),
  sampleUnit({ id: 4, priceNetMinor: null, priceGrossMinor: null }),
]
const [first, second, third, unpriced] = units as [Unit, Unit, Unit, Unit]
type Unit = (typeof units)[number]
const draft = new Map([
  [first.id, draftedPrice(first, 500_000_000)],
  [second.id, draftedPrice(second, 400_000_000)],
  [third.id, draftedPrice(third, 600_000_000)],
  [unpriced.id, draftedPrice(unpriced, 300_000_000)],
])
const rows = changeList({ units, draft })
const nobody = new Set<never>()

const keys = (order: 'pricelist' | 'largestRise' | 'largestFall') =>
  groupChanges({ rows, leftOut: nobody, order }).map(keyOfLine)

test('units stand below their building, in the order of the pricelist', () => {
  expect(keys('pricelist')).toEqual(['group 1', 'unit 1', 'unit 3', 'unit 4', 'group 2', 'unit 2'])
})

test('the largest rise and the largest fall come first inside a building', () => {
  expect(keys('largestRise').slice(0, 2)).toEqual(['group 1', 'unit 3'])
  expect(keys('largestFall').slice(0, 2)).toEqual(['group 1', 'unit 4'])
})

test('a building says what its units come to', () => {
  const [building] = groupChanges({ rows, leftOut: nobody, order: 'pricelist' })
  expect(building).toMatchObject({
    kind: 'group',
    name: 'A',
    units: 3,
    added: 1,
    sumBeforeMinor: 968_000_000,
    deltaMinor: 132_000_000,
    sumAfterMinor: 1_400_000_000,
  })
})

test('a unit that is left out is still shown, and no longer counted', () => {
  const leftOut = new Set([unitIdSchema.parse(3)])
  const lines = groupChanges({ rows, leftOut, order: 'pricelist' })
  expect(lines.map(keyOfLine)).toContain('unit 3')
  expect(lines[0]).toMatchObject({ units: 2, deltaMinor: 16_000_000 })
})

test('a first price is no change of a price', () => {
  const added = rows.filter(({ deltaMinor }) => deltaMinor === null)
  expect(sumChanges(added)).toMatchObject({ added: 1, deltaMinor: 0, deltaFraction: null })
})

test('units may stand together by how their prices came', () => {
  const groupOf = ({ id }: Unit) =>
    id === 3 ? { id: 'formula', name: 'Formula: +3%' } : { id: 'edit', name: 'Edit' }
  const lines = groupChanges({ rows, leftOut: nobody, order: 'pricelist', groupOf })
  expect(lines.map(keyOfLine)).toEqual([
    'group edit',
    'unit 1',
    'unit 2',
    'unit 4',
    'group formula',
    'unit 3',
  ])
  expect(lines.at(-2)).toMatchObject({ name: 'Formula: +3%', units: 1 })
})
