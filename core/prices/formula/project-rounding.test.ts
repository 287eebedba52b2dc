import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPriceRules, type PriceRules } from '../rules/price-rules.ts'
import { agreedRounding, isRounded, projectRounding } from './project-rounding.ts'
import { priceEndings, roundPrice } from './rounding.ts'

const rulesWith = (part: Partial<PriceRules>): PriceRules => ({ ...defaultPriceRules, ...part })
const rules = fc
  .record({
    priceEnding: fc.constantFrom(null, ...priceEndings),
    roundedSide: fc.constantFrom('net' as const, 'gross' as const),
    warnNotMultipleOfMinor: fc.constantFrom(null, 100, 100_000),
  })
  .map(rulesWith)

describe('the rounding of a project', () => {
  it('leaves what it has rounded as it is', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 1, max: 1e12 }), (agreed, minor) => {
        const rounded = roundPrice(minor, projectRounding(agreed))
        expect(isRounded({ netMinor: rounded, grossMinor: rounded }, agreed)).toBe(true)
      }),
    )
  })

  it('ends prices as agreed, on the side that is agreed', () => {
    const agreed = rulesWith({ priceEnding: 9_900, roundedSide: 'net' })
    expect(roundPrice(475_123_400, projectRounding(agreed))).toBe(474_990_000)
    expect(isRounded({ netMinor: 474_990_000, grossMinor: 1 }, agreed)).toBe(true)
    expect(isRounded({ netMinor: 475_000_000, grossMinor: 474_990_000 }, agreed)).toBe(false)
  })

  it('asks nothing of a price where nothing is agreed', () => {
    const none = rulesWith({ warnNotMultipleOfMinor: null })
    expect(agreedRounding(none)).toBeNull()
    expect(isRounded({ netMinor: 1, grossMinor: 1 }, none)).toBe(true)
  })
})
