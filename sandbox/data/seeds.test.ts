import { expect, test } from 'vitest'
import { toUnitStatus } from '#core/api/unit-status'
import { flatsOf } from './developer.ts'
import { makeDeveloper } from './seeds.ts'

const demo = makeDeveloper('demo', 1)
const flats = demo.projects.flatMap(flatsOf)

test('the same seed number makes the same developer, another one another', () => {
  expect(makeDeveloper('demo', 1)).toEqual(demo)
  expect(makeDeveloper('demo', 2)).not.toEqual(demo)
})

test('the demo is a developer with three projects and about 1,200 units, each with an id of its own', () => {
  expect(demo.projects).toHaveLength(3)
  expect(flats.length).toBeGreaterThan(1_150)
  expect(new Set(flats.map(({ id }) => id)).size).toBe(flats.length)
})

test('no unit number occurs twice in a project', () => {
  for (const project of demo.projects) {
    const numbers = flatsOf(project).map(({ attributes }) => attributes['flat_internal_id'])
    expect(new Set(numbers).size).toBe(numbers.length)
  }
})

test('prices with and without VAT add up to the crown', () => {
  for (const { attributes } of flats) {
    const net = Math.round(Number(attributes['flat_price_without_vat']) * 100)
    const gross = Math.round(Number(attributes['flat_price']) * 100)
    const rate = attributes['flat_type'] === '2' ? 121 : 112
    expect(gross * 100).toBe(net * rate)
  }
})

test('units are free, reserved and sold, as in life', () => {
  const statuses = new Set(
    flats.map(({ attributes }) => toUnitStatus(Number(attributes['flat_status']))),
  )
  expect(statuses).toEqual(new Set(['free', 'preReserved', 'reserved', 'sold', 'notForSale']))
})
