import { expect, test } from 'vitest'
import { toUnitStatus } from '#core/api/unit-status'
import { type Flat, flatsOf } from './developer.ts'
import { makeDeveloper } from './seeds.ts'

const demo = makeDeveloper('demo', 1)
const flats = demo.projects.flatMap(flatsOf)

test('the same seed number makes the same developer, another one another', () => {
  expect(makeDeveloper('demo', 1)).toEqual(demo)
  expect(makeDeveloper('demo', 2)).not.toEqual(demo)
})

test('the demo is a developer with four projects and about 1,400 units, each with an id of its own', () => {
  expect(demo.projects).toHaveLength(4)
  expect(flats.length).toBeGreaterThan(1_350)
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

const large = makeDeveloper('large', 1).projects.flatMap(flatsOf)
const all = (key: string) => new Set(large.map(({ attributes }) => attributes[key]))

/** The VAT percentage of the pair of prices, or which part of the pair is missing. */
const rateOf = ({ attributes }: Flat): number | 'half' | 'none' => {
  const { flat_price_without_vat: net, flat_price: gross } = attributes
  if (net === undefined && gross === undefined) return 'none'
  if (net === undefined || gross === undefined) return 'half'
  return Number(net) === 0 ? 0 : Math.round((Number(gross) / Number(net) - 1) * 10_000) / 100
}

test.each([
  ['without a price', 'none', 50],
  ['with half of a price', 'half', 10],
  ['at 12 %', 12, 5_000],
  ['at 15 %', 15, 20],
  ['at 21 %', 21, 1_500],
  ['untaxed', 0, 10],
  ['at no rate there is', 12.7, 10],
])('the large project has units %s', (_name, rate, least) => {
  expect(large.filter((flat) => rateOf(flat) === rate).length).toBeGreaterThan(least)
})

test('only units that nobody has taken are priced oddly in the large project', () => {
  for (const flat of large) {
    const isTaken = ['1', '2', '3'].includes(flat.attributes['flat_status'] ?? '')
    if (isTaken) expect([12, 21]).toContain(rateOf(flat))
  }
})

test('the large project has every state, types and a state without a name, and attributes of its own', () => {
  expect(large).toHaveLength(10_000)
  expect(all('flat_status')).toEqual(new Set(['0', '1', '2', '3', '4', '5', '7']))
  expect(all('flat_type').size).toBeGreaterThan(6)
  expect(all('flat_type')).toContain('77')
  expect(all('flat_category')).toEqual(new Set([undefined, '', 'Standard', 'Premium']))
  for (const key of ['flat_area_loggia', 'parcel_number', 'flat_discount_without_vat']) {
    expect(all(key).size).toBeGreaterThan(20)
  }
  expect(large.some(({ attributes }) => attributes['flat_price']?.includes('.'))).toBe(true)
})

test('no unit is bundled with two others', () => {
  const bundled = large.flatMap(
    ({ attributes }) => attributes['associatedunits_internal_ids'] ?? [],
  )
  expect(bundled.length).toBeGreaterThan(50)
  expect(new Set(bundled).size).toBe(bundled.length)
})
