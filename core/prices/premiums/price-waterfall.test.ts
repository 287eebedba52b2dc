import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureHomes } from './measured-home.ts'
import { noAnswers, type PremiumAnswers, withAnswer } from './premium-answers.ts'
import { priceWaterfall } from './price-waterfall.ts'
import { readPremiums } from './read-premiums.ts'
import { plantList } from './testing/planted-list.ts'

const waterfallsOf = (seed: number, answers: PremiumAnswers = noAnswers) => {
  const planted = plantList({ seed, homes: 120, error: 0.05, view: 0.05, sold: 0.1 })
  // Of some homes the list does not say the layout.
  const priced = planted.priced.map((one) =>
    one.unit.id % 7 === 0 ? { ...one, unit: { ...one.unit, disposition: null } } : one,
  )
  const { found } = readPremiums(priced, answers)
  if (found.kind !== 'found') throw new Error(found.kind)
  const { homes } = measureHomes(priced, answers)
  return homes.map((home) => ({ home, found, parts: priceWaterfall(found, home) }))
}

test('the parts of every price make it to the crown, and end in its own deviation', () => {
  fc.assert(
    fc.property(fc.nat(1_000), (seed) => {
      for (const { home, found, parts } of waterfallsOf(seed)) {
        const sum = parts.reduce((rest, { minor }) => rest + minor, 0)
        expect(sum).toBe(home.grossMinor)
        expect(parts.filter(({ minor }) => minor % 100 !== 0)).toEqual([])
        const own = parts.at(-1)
        const expected = found.homes.get(home.id)?.expectedMinor ?? 0
        const left = home.grossMinor - expected - (own?.minor ?? 0)
        expect(Math.abs(left)).toBeLessThanOrEqual(51)
        expect(own?.kind === 'own' ? own.fraction : 9).toBeCloseTo(
          home.grossMinor / expected - 1,
          6,
        )
      }
    }),
    { numRuns: 10 },
  )
})

test('a part stands in a price only where the home has a share in it, under the name of its premium', () => {
  const ids = waterfallsOf(3)
    .slice(0, 10)
    .map(({ home }) => home.id)
  const answers = withAnswer(noAnswers, { kind: 'hasColumn', name: 'View', unitIds: ids })
  const named = waterfallsOf(3, answers).map(({ home, parts }) => ({
    id: home.id,
    layouts: home.layout === null ? 0 : 1,
    hasTerrace: home.outdoors.terrace > 0,
    terms: parts.flatMap((part) => (part.kind === 'premium' ? [part.term] : [])),
  }))
  for (const { id, layouts, hasTerrace, terms } of named) {
    expect(terms.some((term) => term.kind === 'own')).toBe(ids.includes(id))
    expect(terms.some((term) => term.kind === 'outdoor' && term.outdoor === 'terrace')).toBe(
      hasTerrace,
    )
    expect(terms.filter(({ kind }) => kind === 'layout')).toHaveLength(layouts)
  }
})
