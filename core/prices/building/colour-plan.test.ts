import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '#core/time'
import { judgeLine } from '../out-of-line/judge-line.ts'
import { defaultPriceRules } from '../rules/price-rules.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import {
  classBreaks,
  classOf,
  colourings,
  colourPlan,
  type PlanColours,
  stepOf,
} from './colour-plan.ts'
import { contrast, diverging, inkOn, luminance, sequential, stateColours } from './palette.ts'
import { anyUnits, shuffledUnits } from './testing/any-units.ts'

const colours = (given: Partial<PlanColours> = {}): PlanColours => {
  const { units = [], draft = new Map(), rules = defaultPriceRules } = given
  return {
    units,
    draft,
    rules,
    judge: judgeLine({ units, draft, premiums: null }, rules),
    lastChanges: new Map(),
    now: 400 * dayMs,
    brightness: 'light',
    ...given,
  }
}

test('a dearer unit is never of a lower class, and equal ones share theirs', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      (all, n) => {
        const breaks = classBreaks(all, n)
        expect(breaks.length).toBeLessThan(n)
        const classes = [...all].sort((a, b) => a - b).map((value) => classOf(value, breaks))
        expect(classes).toEqual([...classes].sort((a, b) => a - b))
        expect(new Set(classes).size).toBe(breaks.length + 1)
      },
    ),
  )
})

test('classes have about as many values each, and their colours go from one end of a palette to the other', () => {
  const values = Array.from({ length: 14 }, (_value, index) => index + 1)
  expect(classBreaks(values, 7)).toEqual([3, 5, 7, 9, 11, 13])
  expect(classBreaks([5, 5, 5, 5], 7)).toEqual([])
  expect([0, 3, 6].map((index) => stepOf(index, 7, 7))).toEqual([0, 3, 6])
  expect([0, 1].map((index) => stepOf(index, 2, 7))).toEqual([0, 6])
  expect(stepOf(0, 1, 7)).toBe(3)
})

test('a status has its colour, and one that nobody knows has none', () => {
  const units = [3, 0, null, 77].map((statusCode, index) =>
    sampleUnit({ id: index + 1, statusCode }),
  )
  const { cells, legend } = colourPlan('status', colours({ units }))
  const { free, sold } = stateColours('light')
  expect([...cells]).toEqual([
    [1, { colour: sold, value: null }],
    [2, { colour: free, value: null }],
  ])
  expect(legend).toEqual([
    {
      of: null,
      entries: [
        { colour: free, of: { kind: 'status', status: 'free' } },
        { colour: sold, of: { kind: 'status', status: 'sold' } },
      ],
    },
  ])
})

test('prices are coloured by the classes that the legend tells, each from where the one before ends', () => {
  const units = Array.from({ length: 14 }, (_unit, index) =>
    sampleUnit({ id: index + 1, priceGrossMinor: 100 * (index + 1) }),
  )
  const { cells, legend } = colourPlan('price', colours({ units }))
  const [line] = legend
  expect(line?.entries.map(({ colour }) => colour)).toEqual(sequential('light'))
  const ends = [null, 300, 500, 700, 900, 1_100, 1_300, null]
  expect(line?.entries.map(({ of }) => of)).toEqual(
    ends.slice(0, -1).map((from, index) => ({ kind: 'range', from, below: ends[index + 1] })),
  )
  expect(units.map(({ id }) => cells.get(id))).toEqual(
    units.map(({ priceGrossMinor: value }, index) => ({
      colour: sequential('light')[Math.floor(index / 2)],
      value,
    })),
  )
})

test('the age of a price is counted in whole days since it was seen to change', () => {
  const units = [1, 2, 3, 4].map((id) => sampleUnit({ id }))
  const now = 400 * dayMs
  const ages = [6.9, 30, 399]
  const lastChanges = new Map(
    ages.map((days, index) => [
      units[index]?.id ?? expect.fail('there is no such unit'),
      { at: now - days * dayMs, isFirst: false },
    ]),
  )
  const { cells, legend } = colourPlan('age', colours({ units, lastChanges, now }))
  const told = legend[0]?.entries.map(({ colour }) => colour) ?? []
  expect(told[0]).toBe(sequential('light')[0])
  expect(told.at(-1)).toBe(sequential('light').at(-1))
  expect(units.map(({ id }) => cells.get(id))).toEqual([
    { colour: told[0], value: 6 },
    { colour: told[2], value: 30 },
    { colour: told[5], value: 399 },
    undefined,
  ])
})

test('colours do not depend on the order of the units', () => {
  fc.assert(
    fc.property(shuffledUnits, fc.constantFrom(...colourings), ([units, shuffled], colouring) => {
      const [one, other] = [units, shuffled].map((all) =>
        colourPlan(colouring, colours({ units: all })),
      )
      expect(other?.legend).toEqual(one?.legend)
      for (const { id } of units) expect(other?.cells.get(id)).toEqual(one?.cells.get(id))
    }),
  )
})

test('every colour of a cell stands in the legend', () => {
  fc.assert(
    fc.property(anyUnits, fc.constantFrom(...colourings), (units, colouring) => {
      const lastChanges = new Map(units.map(({ id }) => [id, { at: id * dayMs, isFirst: true }]))
      const draft = new Map(units.slice(0, 9).map((unit) => [unit.id, draftedPrice(unit, 5_000)]))
      const { legend, cells } = colourPlan(colouring, colours({ units, draft, lastChanges }))
      const told = new Set(legend.flatMap(({ entries }) => entries.map(({ colour }) => colour)))
      for (const { colour } of cells.values()) expect(told).toContain(colour)
    }),
  )
})

test('a price that is missing has no colour, and garages have a scale of their own', () => {
  const flats = [400, 500, 600].map((price, index) =>
    sampleUnit({ id: index + 1, priceGrossMinor: price }),
  )
  const garages = [40, 50].map((price, index) =>
    sampleUnit({ id: index + 11, typeCode: 2, priceGrossMinor: price }),
  )
  const missing = sampleUnit({ id: 20, priceGrossMinor: null })
  const plan = colourPlan('price', colours({ units: [...flats, ...garages, missing] }))
  expect(plan.legend.map(({ of }) => of)).toEqual(['home', 'garage'])
  expect(plan.cells.has(missing.id)).toBe(false)
  const colourOf = (index: number) =>
    plan.cells.get([...flats, ...garages][index]?.id as never)?.colour
  expect(colourOf(3)).toBe(colourOf(0))
  expect(colourOf(4)).toBe(colourOf(2))
})

test('the draft colours what it raises and lowers, by how much, and first prices apart', () => {
  const units = [480, 500, 490, 500, 600].map((_price, index) => sampleUnit({ id: index + 1 }))
  const [raised, lowered, kept, same] = units
  const first = sampleUnit({ id: 9, priceGrossMinor: null })
  if (!raised || !lowered || !kept || !same) throw new Error('four units are needed')
  const draft = new Map([
    [raised.id, draftedPrice(raised, 508_200_000)],
    [lowered.id, draftedPrice(lowered, 435_600_000)],
    [first.id, draftedPrice(first, 1)],
    [same.id, draftedPrice(same, same.priceGrossMinor ?? 0)],
  ])
  const unpriced = sampleUnit({ id: 10, priceGrossMinor: null })
  const { cells } = colourPlan('change', colours({ units: [...units, first, unpriced], draft }))
  expect(cells.get(raised.id)?.value).toBeCloseTo(0.05)
  expect(cells.get(raised.id)?.colour).toBe(diverging('light')[6])
  expect(cells.get(lowered.id)?.colour).toBe(diverging('light')[0])
  const asItWas = { colour: diverging('light')[3], value: 0 }
  expect(cells.get(kept.id)).toEqual(asItWas)
  expect(cells.get(same.id)).toEqual(asItWas)
  expect(cells.get(unpriced.id)).toEqual(asItWas)
  expect(cells.get(first.id)?.colour).toBe(stateColours('light').free)
})

test('what is out of line stands out, and what nobody can judge has no colour', () => {
  const alike = [1, 2, 3, 4].map((id) => sampleUnit({ id }))
  const dear = sampleUnit({ id: 5, priceGrossMinor: 700_000_000 })
  const rather = sampleUnit({ id: 7, priceGrossMinor: 530_000_000 })
  const alone = sampleUnit({ id: 6, disposition: '5+kk' })
  const units = [...alike, dear, rather, alone]
  const { cells, legend } = colourPlan('outOfLine', colours({ units }))
  expect(legend.map(({ of }) => of)).toEqual(['medians'])
  expect(cells.get(dear.id)?.colour).toBe(diverging('light')[6])
  expect(cells.get(rather.id)?.colour).toBe(diverging('light')[4])
  expect(cells.has(alone.id)).toBe(false)
})

// How people without one kind of cones see (Machado and others 2009, severity 1), in linear light.
const blindness = {
  protan: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deutan: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritan: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
  none: [1, 0, 0, 0, 1, 0, 0, 0, 1],
} as const

const linearOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })

/** CIE L*a*b* of a colour as such a person sees it. */
const seenBy = (matrix: readonly number[], colour: string): number[] => {
  const linear = linearOf(colour)
  const row = (weights: readonly number[], values: readonly number[]) =>
    weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0)
  const rgb = [0, 3, 6].map((at) => Math.min(1, Math.max(0, row(matrix.slice(at, at + 3), linear))))
  const xyz = [
    row([0.4124, 0.3576, 0.1805], rgb) / 0.9505,
    row([0.2126, 0.7152, 0.0722], rgb),
    row([0.0193, 0.1192, 0.9505], rgb) / 1.089,
  ]
  const [x = 0, y = 0, z = 0] = xyz.map((value) =>
    value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116,
  )
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const apart = (matrix: readonly number[], a: string, b: string): number => {
  const [one, other] = [seenBy(matrix, a), seenBy(matrix, b)]
  return Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)))
}

const palettes = {
  'states, light': Object.values(stateColours('light')),
  'states, dark': Object.values(stateColours('dark')),
  'less, more and first prices, light': [...diverging('light'), stateColours('light').free],
  'less, more and first prices, dark': [...diverging('dark'), stateColours('dark').free],
  'little to much': sequential('light'),
}

test.each(Object.entries(palettes))(
  '%s: any two colours stay apart for the colour-blind',
  (_name, all) => {
    for (const [kind, matrix] of Object.entries(blindness)) {
      for (const [index, one] of all.entries()) {
        for (const other of all.slice(index + 1)) {
          expect.soft(apart(matrix, one, other), `${kind}: ${one} ${other}`).toBeGreaterThan(10)
        }
      }
    }
  },
)

test('a scale from little to much goes one way in brightness alone', () => {
  const light = sequential('light').map(luminance)
  expect(light).toEqual([...light].sort((a, b) => b - a))
  expect(luminance('#0a0a0a')).toBeCloseTo(10 / 255 / 12.92, 9)
  expect(sequential('dark')).toEqual([...sequential('light')].reverse())
})

test('what is written on any colour can be read', () => {
  const all = [...Object.values(palettes).flat()]
  for (const colour of all) {
    expect.soft(contrast(colour, inkOn(colour)), colour).toBeGreaterThanOrEqual(4.5)
  }
})
