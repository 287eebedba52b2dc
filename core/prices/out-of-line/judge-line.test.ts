import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffledUnits } from '../building/testing/any-units.ts'
import { noAnswers } from '../premiums/premium-answers.ts'
import { readPremiums } from '../premiums/read-premiums.ts'
import { plantList } from '../premiums/testing/planted-list.ts'
import type { Unit } from '../pricelist/unit.ts'
import { pricePerArea } from '../rules/price-per-area.ts'
import { defaultPriceRules } from '../rules/price-rules.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { judgeLine, type LineJudgement } from './judge-line.ts'

const judgeOf = (units: readonly Unit[], rules = defaultPriceRules) =>
  judgeLine({ units, draft: new Map(), premiums: null }, rules)

/** What the medians suggest; null where premiums or nothing do. */
const suggestedBy = (judged: LineJudgement | null) =>
  judged?.by.kind === 'medians' ? judged.by.suggested : null

/** What a project's own list makes of a floor, an area and an orientation. */
const premiums = fc.record({
  perFloor: fc.double({ min: -0.01, max: 0.03, noNaN: true }),
  ofArea: fc.double({ min: -0.3, max: 0.1, noNaN: true }),
  facingSouth: fc.double({ min: -0.06, max: 0.06, noNaN: true }),
})

const layouts = [
  ['1+kk', 34, 9_800_000],
  ['2+kk', 55, 9_000_000],
  ['3+kk', 82, 8_500_000],
] as const

/**
 * A house of stacks, each floor like the others: a list in which one effect goes with another, such as one orientation
 * that only the largest flats have, does not say what either is worth.
 */
const places = fc
  .record({
    floors: fc.integer({ min: 5, max: 9 }),
    sizes: fc.uniqueArray(fc.integer({ min: -80, max: 80 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ floors, sizes }) =>
    Array.from({ length: floors }, (_, below) => below + 1).flatMap((floor) =>
      layouts.flatMap((layout) =>
        sizes.flatMap((size) => [true, false].map((isSouth) => ({ floor, layout, size, isSouth }))),
      ),
    ),
  )

/** Projects whose prices follow their own rules to the crown. */
const orderlyUnits = fc.tuple(premiums, places).map(([{ perFloor, ofArea, facingSouth }, all]) =>
  all.map(({ floor, layout, size, isSouth }, index): Unit => {
    const [disposition, usualArea, perArea] = layout
    const area = Number((usualArea * (1 + size / 400)).toFixed(1))
    const price =
      area *
      perArea *
      (1 + perFloor) ** floor *
      (area / usualArea) ** ofArea *
      (isSouth ? 1 + facingSouth : 1)
    return sampleUnit({
      id: index + 1,
      floor: `${floor}. NP`,
      disposition,
      area,
      priceGrossMinor: Math.round(price),
      attributes: { flat_orientation: isSouth ? 'J' : 'S, V' },
    })
  }),
)

test('where floor, area, layout and orientation explain every price, nothing is out of line', () => {
  fc.assert(
    fc.property(orderlyUnits, (units) => {
      const judge = judgeOf(units)
      const apart = units.map((unit) => Math.abs(judge(unit)?.fraction ?? 1))
      expect(Math.max(...apart)).toBeLessThan(0.01)
    }),
  )
})

test('a wrong price among orderly ones is found with its sign, and no other', () => {
  const wrong = fc.tuple(orderlyUnits, fc.nat(), fc.constantFrom(0.9, 1.1))
  fc.assert(
    fc.property(wrong, ([units, at, factor]) => {
      const index = at % units.length
      const planted = units.map((unit, place) =>
        place === index
          ? { ...unit, priceGrossMinor: Math.round((unit.priceGrossMinor ?? 0) * factor) }
          : unit,
      )
      const judge = judgeOf(planted, { ...defaultPriceRules, warnMedianPercent: 6 })
      const out = planted.filter((unit) => judge(unit)?.isOut)
      expect(out.map(({ id }) => id)).toEqual([planted[index]?.id])
      expect(Math.sign(judge(planted[index] as Unit)?.fraction ?? 0)).toBe(Math.sign(factor - 1))
    }),
  )
})

test('the reason adds up: the layout, times what floor, area and orientation make of it', () => {
  fc.assert(
    fc.property(orderlyUnits, (units) => {
      const judge = judgeOf(units)
      const apart = units.map((unit) => {
        const judged = judge(unit)
        const suggested = suggestedBy(judged)
        if (!judged || !suggested) throw new Error('all have a layout and a price')
        const { perAreaMinor, layoutMinor, floor, area, orientation } = suggested
        const product = layoutMinor * (1 + floor) * (1 + area) * (1 + orientation)
        const own = pricePerArea(unit.priceGrossMinor, unit.area) ?? 0
        return [Math.abs(product - perAreaMinor), judged.fraction - (own / perAreaMinor - 1)]
      })
      expect(Math.max(...apart.map(([product = 9]) => product))).toBeLessThan(3)
      expect(apart.filter(([, fraction]) => fraction !== 0)).toEqual([])
    }),
  )
})

test('neither the order of the units nor the currency says who is out of line', () => {
  fc.assert(
    fc.property(shuffledUnits, ([units, shuffled]) => {
      const [judge, other] = [judgeOf(units), judgeOf(shuffled)]
      expect(units.map(other)).toEqual(units.map(judge))
    }),
  )
  fc.assert(
    fc.property(orderlyUnits, (units) => {
      const dear = units.map((unit) => ({
        ...unit,
        priceGrossMinor: (unit.priceGrossMinor ?? 0) * 100,
      }))
      const [judge, other] = [judgeOf(units), judgeOf(dear)]
      const apart = units.map(
        (unit, index) => (other(dear[index] as Unit)?.fraction ?? 1) - (judge(unit)?.fraction ?? 0),
      )
      expect(Math.max(...apart.map(Math.abs))).toBeLessThan(0.000_1)
    }),
  )
})

const alike = [1, 2, 3, 4].map((id) => sampleUnit({ id }))

test('a list that is too small for more is compared with the median of the layout alone', () => {
  const dear = sampleUnit({
    id: 5,
    floor: '7. NP',
    area: 80,
    priceGrossMinor: 1_120_000_000,
    attributes: { flat_orientation: 'J' },
  })
  expect(judgeOf([...alike, dear])(dear)).toEqual({
    by: {
      kind: 'medians',
      suggested: {
        perAreaMinor: 9_680_000,
        layoutMinor: 9_680_000,
        floor: 0,
        area: 0,
        orientation: 0,
      },
    },
    limit: 0.25,
    fraction: 14_000_000 / 9_680_000 - 1,
    isOut: true,
  })
})

test('nobody is judged without a price, an area, a layout, or two others of the layout', () => {
  const two = [
    sampleUnit({ id: 6, disposition: '5+kk' }),
    sampleUnit({ id: 7, disposition: '5+kk' }),
  ]
  const odd = [
    ...two,
    sampleUnit({ id: 8, priceGrossMinor: null }),
    sampleUnit({ id: 9, area: null }),
    sampleUnit({ id: 10, area: 0 }),
    sampleUnit({ id: 11, disposition: null }),
  ]
  const judge = judgeOf([...alike, ...odd])
  expect(odd.map((unit) => judge(unit))).toEqual(odd.map(() => null))
  expect(judge(alike[0] as Unit)?.isOut).toBe(false)
})

test('the limit itself is allowed, as a part and as an amount', () => {
  const [first, ...others] = alike
  if (!first) throw new Error('four units are alike')
  const judged = (grossMinor: number, rules: Partial<typeof defaultPriceRules>) => {
    const draft = new Map([[first.id, draftedPrice(first, grossMinor)]])
    return judgeLine(
      { units: [first, ...others], draft, premiums: null },
      { ...defaultPriceRules, ...rules },
    )(first)
  }
  expect(judged(605_000_000, {})?.isOut).toBe(false)
  expect(judged(605_000_100, {})?.isOut).toBe(true)
  expect(judged(362_999_900, {})?.isOut).toBe(true)
  expect(judged(489_000_000, { warnMedianMinor: 100_000 })?.isOut).toBe(false)
  expect(judged(489_000_100, { warnMedianMinor: 100_000 })?.isOut).toBe(true)
})

/** So many units of each of two sorts, of which the second is a tenth dearer. */
const twoSorts = (count: number, sorts: readonly [Partial<Unit>, Partial<Unit>]): Unit[] =>
  sorts.flatMap(({ id: _id, ...sort }, nth) =>
    Array.from({ length: count }, (_unit, index) =>
      sampleUnit({
        ...sort,
        id: nth * count + index + 1,
        priceGrossMinor: Math.round(450_000_000 * 1.1 ** nth * ((sort.area ?? 50) / 50)),
      }),
    ),
  )

const facing = (points: string) => ({ attributes: { flat_orientation: points } })

test.each([
  ['floor', [{ floor: '1. NP' }, { floor: '3. NP' }]],
  ['area', [{ area: 45 }, { area: 55 }]],
  ['orientation', [facing('S'), facing('J')]],
] as const)(
  'five units above and five below tell what %s is worth, and four do not',
  (effect, sorts) => {
    const judgedOf = (count: number) => {
      const units = twoSorts(count, sorts)
      const judge = judgeOf(units)
      return units.map((unit) => judge(unit))
    }
    for (const judged of judgedOf(5)) {
      expect(Math.abs(judged?.fraction ?? 1)).toBeLessThan(0.000_1)
      expect(Math.abs(suggestedBy(judged)?.[effect] ?? 0)).toBeGreaterThan(0.04)
    }
    for (const judged of judgedOf(4)) {
      expect(Math.abs(suggestedBy(judged)?.[effect] ?? 1)).toBe(0)
      expect(Math.abs(judged?.fraction ?? 0)).toBeGreaterThan(0.04)
    }
  },
)

test('points in any order and notation are one orientation, and a single one is worth nothing', () => {
  const units = twoSorts(5, [facing('J, Z'), facing('z/j')])
  const judge = judgeOf(units)
  expect(units.map((unit) => suggestedBy(judge(unit))?.orientation)).toEqual(units.map(() => 0))
})

test('a floor whose name says no height has no part in what floors are worth', () => {
  const units = [
    ...twoSorts(5, [{ floor: '1. NP' }, { floor: '3. NP' }]),
    sampleUnit({ id: 99, floor: 'Podkroví' }),
  ]
  const roof = judgeOf(units)(units.at(-1) as Unit)
  expect(suggestedBy(roof)?.floor).toBe(0)
})

const plantedPremiums = () => {
  const { priced, wrong } = plantList({ seed: 5, homes: 250, error: 0.08 })
  const { found } = readPremiums(priced, noAnswers)
  if (found.kind !== 'found') throw new Error(found.kind)
  return { wrong, premiums: found, units: priced.map(({ unit }) => unit) }
}

test('where premiums explain a unit they judge it, and the medians of the layouts all others', () => {
  const { units, wrong, premiums } = plantedPremiums()
  const garages = [1, 2, 3].map((id) => sampleUnit({ id: 9_000 + id, disposition: 'P' }))
  const all = [...units, ...garages]
  const judge = judgeLine({ units: all, draft: new Map(), premiums }, defaultPriceRules)
  expect(new Set(units.map((unit) => judge(unit)?.by.kind))).toEqual(new Set(['premiums']))
  expect(garages.map((unit) => judge(unit)?.by.kind)).toEqual(['medians', 'medians', 'medians'])
  const out = units.filter((unit) => judge(unit)?.isOut).map(({ id }) => Number(id))
  expect([...wrong.keys()].filter((id) => !out.includes(id))).toEqual([])
})

test('premiums judge no home that is taken, and none that has no price', () => {
  const { units, wrong, premiums } = plantedPremiums()
  const right = units.find(({ id }) => !wrong.has(id)) ?? expect.fail('most prices are right')
  const home = premiums.homes.get(right.id) ?? expect.fail('it is one of the homes')
  const judgeWith = (given: Partial<typeof home>, unit: Unit) => {
    const homes = new Map([...premiums.homes, [right.id, { ...home, ...given }] as const])
    const pricelist = { units, draft: new Map(), premiums: { ...premiums, homes } }
    return judgeLine(pricelist, defaultPriceRules)(unit)
  }
  const judged = judgeWith({}, right)
  expect(judged?.by).toEqual({ kind: 'premiums', expectedMinor: home.expectedMinor })
  expect(judged?.fraction).toBe((right.priceGrossMinor ?? 0) / home.expectedMinor - 1)
  expect(judgeWith({ isTaken: true }, right)?.by.kind).not.toBe('premiums')
  for (const priceGrossMinor of [null, 0]) {
    expect(judgeWith({}, { ...right, priceGrossMinor })?.by.kind).not.toBe('premiums')
  }
})

test('a price that is typed is judged by the premiums that were there before it, and may be meant', () => {
  const { units, wrong, premiums } = plantedPremiums()
  const right = units.find(({ id }) => !wrong.has(id))
  if (right === undefined) throw new Error('most prices are right')
  const grossMinor = Math.round((right.priceGrossMinor ?? 0) * 1.1)
  const draft = new Map([[right.id, draftedPrice(right, grossMinor)]])
  const judgeWith = (intended: typeof premiums.intended) =>
    judgeLine({ units, draft, premiums: { ...premiums, intended } }, defaultPriceRules)(right)
  expect(judgeWith([])).toMatchObject({ isOut: true, by: { kind: 'premiums' } })
  expect(judgeWith([])?.fraction).toBeGreaterThan(0.06)
  const meant = { id: right.id, priceMinor: grossMinor, expectedMinor: 1, fraction: 0 }
  expect(judgeWith([meant])?.isOut).toBe(false)
  expect(judgeWith([{ ...meant, priceMinor: grossMinor + 100 }])?.isOut).toBe(true)
})
