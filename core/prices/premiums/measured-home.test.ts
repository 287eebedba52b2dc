import { expect, test } from 'vitest'
import type { Unit } from '../pricelist/unit.ts'
import { sampleUnit } from '../testing/sample-unit.ts'
import { groupHomes, isInGroup } from './home-group.ts'
import { type MeasuredHome, measureHomes, toHomeUnit } from './measured-home.ts'
import { isSameGroup, noAnswers, type PremiumAnswers } from './premium-answers.ts'
import { hasShare, type PremiumTerm, shareOf, termsOf } from './premium-term.ts'

type Given = Partial<Omit<Unit, 'id'>> & {
  readonly taken?: boolean
  readonly price?: number | null
}

const measure = (homes: readonly Given[], answers: PremiumAnswers = noAnswers) =>
  measureHomes(
    homes.map(({ taken = false, price = 1_000, ...unit }, index) => ({
      unit: sampleUnit({ id: index + 1, ...unit }),
      grossMinor: price,
      isTaken: taken,
    })),
    answers,
  )

const homesOf = (...homes: readonly Given[]) => measure(homes).homes

test('floors count from the lowest of the list, and each building has its own ends', () => {
  const homes = homesOf(
    { floor: '1', building: 'A' },
    { floor: '3', building: 'A' },
    { floor: '2', building: 'B' },
    { floor: '4', building: 'B' },
  )
  expect(homes.map(({ level, isLowest, isTop }) => [level, isLowest, isTop])).toEqual([
    [0, true, false],
    [2, false, true],
    [1, true, false],
    [3, false, true],
  ])
})

test('a floor whose height nobody knows is neither the lowest of the list nor the top', () => {
  const homes = homesOf({ floor: '2' }, { floor: '4' }, { floor: 'Attic' })
  expect(homes.map(({ level, isLowest, isTop }) => [level, isLowest, isTop])).toEqual([
    [0, true, false],
    [2, false, true],
  ])
})

test('areas outdoors are read with a comma or a point, and what is none counts nothing', () => {
  const [home] = homesOf({
    attributes: {
      flat_area_balcony: '4,5',
      flat_area_terrace: '10.25',
      flat_area_loggia: '-3',
      flat_area_garden: 'none',
    },
  })
  expect(home?.outdoors).toEqual({ balcony: 4.5, terrace: 10.25, loggia: 0, garden: 0 })
  expect(homesOf({})[0]?.outdoors.balcony).toBe(0)
})

test('of a home without a price or an area nothing is measured, and of those that are taken nobody is asked', () => {
  const measured = measure([
    {},
    { price: 0 },
    { price: null, taken: true },
    { area: 0 },
    { area: null, taken: true },
    { floor: 'Attic' },
    { floor: 'Cellar', taken: true },
    { taken: true },
  ])
  expect(measured.homes.map(({ id }) => id)).toEqual([1, 8])
  expect(measured).toMatchObject({
    withoutPrice: [2],
    withoutArea: [4],
    withoutFacing: [1],
    unknownFloors: ['Attic'],
  })
})

test('homes one above the other share a stack, and a person’s columns are those of their units', () => {
  const ids = [1, 2].map((id) => sampleUnit({ id }).id)
  const columns = [
    { name: 'View', unitIds: ids },
    { name: 'Quiet', unitIds: ids.slice(0, 1) },
  ]
  const { homes } = measure([{ number: 'A.101' }, { number: 'A.201' }, { number: 'unnamed' }], {
    ...noAnswers,
    columns,
  })
  const [one, other, without] = homes
  expect([one?.stack, without?.stack]).toEqual([other?.stack, null])
  expect(homes.map(({ own }) => [...own])).toEqual([['View', 'Quiet'], ['View'], []])
})

test('what is measured of a unit is as much as a person is asked about', () => {
  const attributes = { flat_orientation: 'J', flat_area_garden: '5', flat_note: 'secret' }
  const unit = sampleUnit({ attributes })
  expect(toHomeUnit(unit)).toStrictEqual({
    id: unit.id,
    number: 'A.1',
    building: 'A',
    floor: '1',
    disposition: '2+kk',
    area: 50,
    attributes: { flat_orientation: 'J', flat_area_garden: '5' },
  })
})

const facing = (side: string) => ({ flat_orientation: side })

test('a home faces where most of its sides do, and one whose letters nobody knows faces nowhere', () => {
  const told = (...sides: readonly string[]) =>
    homesOf(...sides.map((side) => ({ attributes: facing(side) }))).map((home) =>
      home.facing === null ? null : [home.facing.south, home.facing.west],
    )
  expect(told('JZ', 'SV', 'J', 'Z', 'V', 'S', '')).toEqual([
    [1, 1],
    [-1, -1],
    [1, 0],
    [0, 1],
    [0, -1],
    [-1, 0],
    null,
  ])
  expect(told('NE', 'SW')).toEqual([
    [-1, -1],
    [1, 1],
  ])
  expect(told('NO', 'SW')).toEqual([
    [-1, -1],
    [1, 1],
  ])
  expect(told('J', 'X')).toEqual([[1, 0], null])
})

test('homes lie together in a stack, and on one side of one building', () => {
  const homes = homesOf(
    { number: 'A.101', attributes: facing('J') },
    { number: 'A.201', attributes: facing('J') },
    { number: 'A.102', attributes: facing('Z') },
    { number: 'B.102', building: 'B', attributes: facing('J') },
    { number: 'unnamed', attributes: {} },
  )
  const groups = groupHomes(homes)
  expect(
    groups.map(({ group, homes: together }) => [group.kind, together.map(({ id }) => id)]),
  ).toEqual([
    ['stack', [1, 2]],
    ['stack', [3]],
    ['stack', [4]],
    ['side', [1, 2]],
    ['side', [3]],
    ['side', [4]],
  ])
  for (const { group, homes: together } of groups) {
    expect(homes.filter((home) => isInGroup(group, home))).toEqual(together)
  }
  for (const [at, { group }] of groups.entries()) {
    expect(groups.map((other) => isSameGroup(group, other.group))).toEqual(
      groups.map((_, index) => index === at),
    )
  }
  const west = { kind: 'side', building: 'A', south: 1, west: 1 } as const
  expect(groups.some(({ group }) => isSameGroup(group, west))).toBe(false)
})

const sharesOf = (home: MeasuredHome | undefined, terms: readonly PremiumTerm[]) =>
  terms.map((term) => (home && term.kind !== 'outdoor' ? shareOf(term, home) : null))

test('a premium is asked for what the homes of a list differ in, by as much as each has of it', () => {
  const ids = [sampleUnit({ id: 1 }).id]
  const { homes } = measure(
    [
      { floor: '1', area: 60, attributes: { ...facing('JZ'), flat_area_balcony: '3' } },
      {
        floor: '3',
        area: 60 * Math.E,
        disposition: '3+kk',
        building: 'B',
        attributes: facing('SV'),
      },
      { floor: '2', area: 60, disposition: null, attributes: {} },
    ],
    { ...noAnswers, columns: [{ name: 'View', unitIds: ids }] },
  )
  const terms = termsOf(homes)
  expect(terms).toEqual([
    { kind: 'floor' },
    { kind: 'lowest' },
    { kind: 'top' },
    { kind: 'area' },
    { kind: 'layout', name: '2+kk' },
    { kind: 'layout', name: '3+kk' },
    { kind: 'south' },
    { kind: 'west' },
    { kind: 'building', name: 'A' },
    { kind: 'building', name: 'B' },
    { kind: 'own', column: 'View' },
    { kind: 'outdoor', outdoor: 'balcony' },
  ])
  const [one, other, last] = homes
  expect(sharesOf(one, terms)).toEqual([0, 1, 0, 0, 1, 0, 0.5, 0.5, 1, 0, 1, null])
  expect(sharesOf(other, terms)).toEqual([2, 1, 1, 1, 0, 1, -0.5, -0.5, 0, 1, 0, null])
  expect(sharesOf(last, terms)).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, null])
  expect(homes.map((home) => terms.filter((term) => hasShare(term, home)).length)).toEqual([
    7, 8, 3,
  ])
  expect(termsOf(homes.slice(0, 1))).toEqual([{ kind: 'outdoor', outdoor: 'balcony' }])
})
