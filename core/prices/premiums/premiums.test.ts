import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleUnit } from '../testing/sample-unit.ts'
import { fitPremiums, type PremiumFit } from './fit-premiums.ts'
import { measureHomes, type PricedUnit, type ToldOfList } from './measured-home.ts'
import { outOfLine } from './out-of-line.ts'
import { fitWithPatterns, type PatternedFit } from './patterns.ts'
import type { PremiumTerm } from './premium-term.ts'
import { type PlantedList, type PlantedTruth, plantList } from './testing/planted-list.ts'

const nothingTold: ToldOfList = { levels: new Map(), own: () => new Map() }

const fitOf = (priced: readonly PricedUnit[], told: ToldOfList = nothingTold): PremiumFit => {
  const fit = fitPremiums(measureHomes(priced, told).homes)
  if (fit.kind !== 'fitted') throw new Error(fit.kind)
  return fit
}

const patternedOf = (priced: readonly PricedUnit[]): PatternedFit => {
  const fit = fitWithPatterns(measureHomes(priced, nothingTold).homes)
  if (fit.kind !== 'patterned') throw new Error(fit.kind)
  return fit
}

const seeds = Array.from({ length: 100 }, (_, index) => index + 1)

/** Where the truth of a planted list is told by a term; undefined for what was not planted. */
const truthOf = (term: PremiumTerm, truth: PlantedTruth): number | undefined => {
  const planted: Readonly<Record<string, number>> = { ...truth }
  const value = planted[term.kind === 'outdoor' ? term.outdoor : term.kind]
  const isLogarithm = term.kind === 'outdoor' || term.kind === 'area'
  return value === undefined || isLogarithm ? value : Math.log1p(value)
}

interface Found {
  planted: number
  found: number
  right: number
  falseAlarms: number
}

const countFound = (lists: readonly (readonly [PlantedList, PremiumFit])[]): Found => {
  const count: Found = { planted: 0, found: 0, right: 0, falseAlarms: 0 }
  for (const [{ wrong }, fit] of lists) {
    const out = new Set(outOfLine(fit).map(({ id }) => Number(id)))
    for (const id of fit.lines.keys()) {
      if (wrong.has(id)) count.planted += 1
      else count.right += 1
      if (!out.has(id)) continue
      if (wrong.has(id)) count.found += 1
      else count.falseAlarms += 1
    }
  }
  return count
}

const planted = (error: number) =>
  seeds.map((seed) => {
    const list = plantList({ seed, homes: 250, error })
    return [list, fitOf(list.priced)] as const
  })

test('of a hundred lists, floors are told to 0.15 points, and ranges of 90 % hold the truth in 80 to 97', () => {
  let squares = 0
  const covered = new Map<string, { of: number; held: number }>()
  const lists = planted(0.05)
  for (const [{ truth }, fit] of lists) {
    for (const { term, value, deviation } of fit.premiums) {
      const expected = truthOf(term, truth)
      if (expected === undefined) continue
      const name = term.kind === 'outdoor' ? term.outdoor : term.kind
      const { of, held } = covered.get(name) ?? { of: 0, held: 0 }
      const isHeld = Math.abs(value - expected) <= 1.645 * deviation
      covered.set(name, { of: of + 1, held: held + (isHeld ? 1 : 0) })
      if (name === 'floor') squares += (Math.expm1(value) - truth.floor) ** 2
    }
  }
  expect(Math.sqrt(squares / lists.length)).toBeLessThanOrEqual(0.0015)
  expect(covered.size).toBe(9)
  for (const { of, held } of covered.values()) {
    expect(held / of).toBeGreaterThanOrEqual(0.8)
    expect(held / of).toBeLessThanOrEqual(0.97)
  }
  const { found, planted: all, falseAlarms, right } = countFound(lists)
  expect(found / all).toBeGreaterThanOrEqual(0.9)
  expect(falseAlarms / right).toBeLessThanOrEqual(0.005)
})

test('of prices that are wrong by eight percent, one in a hundred may stay unseen', () => {
  const { found, planted: all } = countFound(planted(0.08))
  expect(found / all).toBeGreaterThanOrEqual(0.99)
})

test('where nothing is hidden, at most three lists of a hundred are asked about', () => {
  const asked = seeds.filter(
    (seed) => patternedOf(plantList({ seed, homes: 250, error: 0.05 }).priced).patterns.length > 0,
  )
  expect(asked.length).toBeLessThanOrEqual(3)
})

test('a view that the list does not tell of is asked about, and once it is told, nobody is blamed for it', () => {
  let [viewed, asked] = [0, 0]
  const told = seeds.slice(0, 12).map((seed) => {
    const list = plantList({ seed, homes: 250, error: 0.05, view: 0.05 })
    const { patterns } = patternedOf(list.priced)
    viewed += list.viewed.size
    asked += patterns.filter(
      ({ group }) => group.kind === 'stack' && list.viewed.has(group.stack),
    ).length
    const view = new Map([['view', 'yes']])
    const own: ToldOfList['own'] = (unit) =>
      list.viewed.has(list.stackOf(unit)) ? view : new Map()
    return [list, fitOf(list.priced, { ...nothingTold, own })] as const
  })
  expect(asked / viewed).toBeGreaterThanOrEqual(0.55)
  const { falseAlarms, right } = countFound(told)
  expect(falseAlarms / right).toBeLessThanOrEqual(0.005)
})

test('neither the order of the homes nor the currency says who is out of line', () => {
  const anyList = fc.record({ seed: fc.nat(10_000), homes: fc.integer({ min: 40, max: 120 }) })
  fc.assert(
    fc.property(anyList, fc.nat(), (of, rotation) => {
      const { priced } = plantList({ ...of, error: 0.08 })
      const turned = [...priced.slice(rotation % priced.length), ...priced].slice(0, priced.length)
      const dear = turned.map((one) => ({ ...one, grossMinor: (one.grossMinor ?? 0) * 25 }))
      const ids = (fit: PremiumFit) =>
        outOfLine(fit)
          .map(({ id }) => id)
          .toSorted()
      expect(ids(fitOf(dear))).toEqual(ids(fitOf(priced)))
    }),
    { numRuns: 20 },
  )
})

test('fewer than thirty homes, or prices that follow nothing, are left to the medians', () => {
  const { priced } = plantList({ seed: 1, homes: 250, error: 0.05 })
  const few = measureHomes(priced.slice(0, 29), nothingTold).homes
  expect(fitPremiums(few)).toEqual({ kind: 'tooFew', homes: 29 })
  const uneven = priced.map((one, index) => ({
    ...one,
    grossMinor: (one.grossMinor ?? 0) * (1 + (index % 7) / 20),
  }))
  expect(fitPremiums(measureHomes(uneven, nothingTold).homes)).toMatchObject({ kind: 'tooUneven' })
})

test('what cannot be measured is left out and named, and a floor without a height is asked about', () => {
  const priceMinor = 484_000_000
  const homes = [
    sampleUnit({ id: 1, attributes: { flat_orientation: 'JZ' } }),
    sampleUnit({ id: 2, area: null }),
    sampleUnit({ id: 3, floor: 'Podkroví', attributes: { flat_orientation: 'S' } }),
    sampleUnit({ id: 4 }),
  ]
  const priced = [
    ...homes.map((unit) => ({ unit, grossMinor: priceMinor })),
    { unit: sampleUnit({ id: 5 }), grossMinor: null },
  ]
  const measured = measureHomes(priced, nothingTold)
  expect(measured).toMatchObject({
    withoutArea: [2],
    withoutPrice: [5],
    withoutFacing: [4],
    unknownFloors: ['Podkroví'],
  })
  expect(measured.homes.map(({ id }) => id)).toEqual([1, 4])
  expect(measured.homes[0]?.facing).toEqual({ south: 1, west: 1 })
  const answered = measureHomes(priced, { ...nothingTold, levels: new Map([['Podkroví', 6]]) })
  expect(answered.homes.find(({ id }) => id === 3)).toMatchObject({ level: 5, isTop: true })
})

test('letters of the compass are read in the language of the list', () => {
  const facingOf = (...points: readonly string[]) =>
    measureHomes(
      points.map((point, index) => ({
        unit: sampleUnit({ id: index + 1, attributes: { flat_orientation: point } }),
        grossMinor: 1,
      })),
      nothingTold,
    ).homes.map(({ facing }) => facing?.south ?? null)
  expect(facingOf('S', 'JV')).toEqual([-1, 1])
  expect(facingOf('S', 'NE')).toEqual([1, -1])
  expect(facingOf('S', 'O')).toEqual([1, 0])
  expect(facingOf('S')).toEqual([null])
})
