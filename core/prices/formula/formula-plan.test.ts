import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import { applyChanges } from '../draft/draft-steps.ts'
import { defaultPriceRules as rules } from '../rules/price-rules.ts'
import { netOf } from '../rules/vat.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { planFormula } from './formula-plan.ts'
import { parseFormula } from './parse-formula.ts'
import type { Rounding } from './rounding.ts'

const formulaOf = (text: string) => {
  const parsed = parseFormula(text, [{ key: 'list', names: ['list'] }])
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.formula
}

const thousands: Rounding = {
  kind: 'multiple',
  ofMinor: 100_000,
  direction: 'nearest',
  side: 'gross',
}
const ground = { draft: new Map(), isLocked: () => false, rules }
const none: Rounding = { kind: 'none' }
const plan = (text: string, given: Partial<Parameters<typeof planFormula>[0]>) =>
  planFormula({
    ...ground,
    units: [],
    side: 'gross',
    rounding: none,
    formula: formulaOf(text),
    ...given,
  })

const flat = sampleUnit({ id: 1, priceGrossMinor: 499_000_000, priceNetMinor: 412_396_694 })

test('three percent more, rounded to thousands with VAT, and what rounding added is told', () => {
  const { changes, roundedByMinor } = plan('+3%', { units: [flat], rounding: thousands })
  expect(changes).toEqual([
    {
      unitId: flat.id,
      price: {
        grossMinor: 514_000_000,
        netMinor: 424_793_388,
        typed: 'gross',
        base: { netMinor: 412_396_694, grossMinor: 499_000_000 },
      },
    },
  ])
  expect(roundedByMinor).toBe(30_000)
})

test('a formula on the price without VAT may round the price with VAT', () => {
  const units = [sampleUnit()]
  const { changes, roundedByMinor } = plan('+12 345', { units, side: 'net', rounding: thousands })
  expect(changes[0]?.price).toMatchObject({ grossMinor: 485_500_000, typed: 'gross' })
  expect(roundedByMinor).toBe(485_500_000 - Math.round((400_000_000 + 1_234_500) * 1.21))
})

test('a formula works on the draft where there is one and keeps what it stands on', () => {
  const draft = new Map([
    [flat.id, { ...draftedPrice(flat, 510_000_000), base: { netMinor: 1, grossMinor: 2 } }],
  ])
  const [change] = plan('-100000', { units: [flat], draft }).changes
  expect(change?.price).toMatchObject({
    grossMinor: 500_000_000,
    base: { netMinor: 1, grossMinor: 2 },
  })
})

test('who lacks what the formula needs is left out, each for its own reason', () => {
  const locked = sampleUnit({ id: 2 })
  const priceless = sampleUnit({ id: 3, priceNetMinor: null, priceGrossMinor: null })
  const placeless = sampleUnit({ id: 4, area: null })
  const units = [locked, priceless, placeless]
  const isLocked = ({ id }: { id: number }) => id === 2
  const whys = (text: string) => plan(text, { units, isLocked }).skipped.map(({ why }) => why)
  expect(whys('+3%')).toEqual(['locked', 'noPrice'])
  expect(whys('+1/m2')).toEqual(['locked', 'noPrice', 'noArea'])
  expect(whys('=1/m2')).toEqual(['locked', 'noArea'])
  expect(whys('=1000')).toEqual(['locked'])
  expect(whys('=90% [list]')).toEqual(['locked', 'noColumn', 'noColumn'])
})

test('a share of another column is taken of that column', () => {
  const columnOf = (_: unknown, key: string) => (key === 'list' ? 500_000_000 : null)
  const { changes } = plan('=95% [list]', { units: [flat], columnOf })
  expect(changes[0]?.price?.grossMinor).toBe(475_000_000)
})

test('who costs already what the formula says is counted and not touched', () => {
  const odd = sampleUnit({ id: 5, priceGrossMinor: 460_000_000 })
  const planned = plan('=4 990 000', { units: [flat] })
  expect(planned).toMatchObject({ changes: [], skipped: [], unchanged: 1 })
  const rounded = plan('*1', { units: [odd], side: 'net', rounding: thousands })
  expect(rounded).toMatchObject({ changes: [], unchanged: 1 })
})

test('a formula that leads back to the server takes units out of the draft', () => {
  const draft = new Map([[flat.id, draftedPrice(flat, 510_000_000)]])
  const { changes } = plan('=4 990 000', { units: [flat], draft })
  expect(changes).toEqual([{ unitId: flat.id, price: null }])
})

test('a unit with one side only gets both', () => {
  const half = sampleUnit({ id: 6, priceNetMinor: null })
  const [change] = plan('+10%', { units: [half], side: 'net' }).changes
  const price = { netMinor: 440_000_000, grossMinor: 532_400_000 }
  expect(change?.price).toMatchObject({ ...price, typed: 'net' })
  const other = sampleUnit({ id: 6, priceGrossMinor: null })
  const [same] = plan('+10%', { units: [other], side: 'gross' }).changes
  expect(same?.price).toMatchObject({ ...price, typed: 'gross' })
})

test('a rate is assumed where both prices are there and fit none', () => {
  const odd = sampleUnit({ priceGrossMinor: 460_000_000 })
  const priceless = sampleUnit({ priceNetMinor: null, priceGrossMinor: null })
  const assumed = [flat, odd, priceless].map(
    (unit) => plan('=1000', { units: [unit] }).assumedRates,
  )
  expect(assumed).toEqual([0, 1, 0])
})

test('a price too large to be exact is left out', () => {
  const huge = sampleUnit({ id: 7, priceGrossMinor: Number.MAX_SAFE_INTEGER, priceNetMinor: 1 })
  const whyNot = (text: string, given: Partial<Parameters<typeof planFormula>[0]> = {}) =>
    plan(text, { units: [huge], ...given }).skipped.map(({ why }) => why)
  const tooLarge = ['notANumber']
  expect(whyNot('*1000')).toEqual(tooLarge)
  expect(whyNot('+1000/m2')).toEqual(tooLarge)
  const columnOf = () => Number.MAX_SAFE_INTEGER
  expect(whyNot('=150% [list]', { columnOf })).toEqual(tooLarge)
  const wide = sampleUnit({ area: 1_000 })
  expect(whyNot('=999 999 999 999/m2', { units: [wide] })).toEqual(tooLarge)
  const half = sampleUnit({ priceGrossMinor: Number.MAX_SAFE_INTEGER, priceNetMinor: null })
  expect(whyNot('*1000', { units: [half] })).toEqual(tooLarge)
  // It is exact itself, and with VAT no longer.
  const nearly = sampleUnit({ priceNetMinor: 8e15, priceGrossMinor: null })
  expect(whyNot('*1.1', { units: [nearly], side: 'net' })).toEqual(tooLarge)
})

test('no area is as good as none at all', () => {
  const bare = sampleUnit({ area: 0 })
  expect(plan('=1/m2', { units: [bare] }).skipped).toEqual([{ unitId: bare.id, why: 'noArea' }])
})

const price = fc.integer({ min: 10_000, max: 1e11 })
const units = fc.array(fc.tuple(price, fc.boolean()), { maxLength: 30 }).map((given) =>
  given.map(([gross, isNull], index) =>
    sampleUnit({
      id: index + 1,
      priceGrossMinor: gross,
      priceNetMinor: isNull ? null : netOf(gross, 2_100),
    }),
  ),
)

test('every unit is changed, skipped or unchanged; none twice', () => {
  const isLocked = ({ id }: { id: number }) => id % 3 === 0
  const texts = fc.array(fc.constantFrom('+3%', '-50000', '*1,02', '=4 990 000', '+1500/m2'), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(units, texts, (all, formulas) => {
      let draft = applyChanges(new Map(), [])
      for (const text of formulas) {
        const { changes, skipped, unchanged } = plan(text, {
          units: all,
          draft,
          isLocked,
          rounding: thousands,
        })
        const seen = [...changes, ...skipped].map(({ unitId }) => unitId)
        expect(new Set(seen).size).toBe(seen.length)
        expect(seen.length + unchanged).toBe(all.length)
        expect(changes.some(({ unitId }) => isLocked({ id: unitId }))).toBe(false)
        draft = applyChanges(draft, changes)
      }
    }),
  )
})

test('with ten thousand units, all are planned', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => sampleUnit({ id: index + 1 }))
  const { changes } = plan('+3%', { units: many, rounding: thousands })
  expect(changes).toHaveLength(10_000)
  expect(changes.at(-1)?.unitId).toBe(unitIdSchema.parse(10_000))
})
