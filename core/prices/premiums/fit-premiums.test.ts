import { expect, test } from 'vitest'
import { sampleUnit } from '../testing/sample-unit.ts'
import { fitPremiums } from './fit-premiums.ts'
import { measureHomes } from './measured-home.ts'
import { noAnswers } from './premium-answers.ts'
import { readPremiums } from './read-premiums.ts'

test('the deviation of a premium is that of the difference between the homes with it and those without', () => {
  const priced = Array.from({ length: 40 }, (_, index) => ({
    grossMinor: 500_000_000 * (1 + (index % 2 === 0 ? 0.01 : -0.01)),
    isTaken: false,
    unit: sampleUnit({ id: index + 1 }),
  }))
  const viewed = priced.slice(0, 20).map(({ unit }) => unit.id)
  const columns = [{ name: 'View', unitIds: viewed }]
  const fit = fitPremiums(measureHomes(priced, { ...noAnswers, columns }).homes)
  if (fit.kind !== 'fitted') throw new Error(fit.kind)
  expect(fit.premiums).toHaveLength(1)
  const [view] = fit.premiums
  expect(view?.value).toBeCloseTo(0)
  expect(view?.isTold).toBe(true)
  const expected = fit.sigma * Math.sqrt(1 / 20 + 1 / 20)
  expect(Math.abs((view?.deviation ?? 0) / expected - 1)).toBeLessThan(0.05)
})

test('a list that follows a price per square metre to the crown is fitted, and shows the price that does not', () => {
  const layouts = ['1+kk', '2+kk', '3+kk']
  const priced = Array.from({ length: 60 }, (_, index) => {
    const area = 40.3 + (index % 17)
    return {
      grossMinor: Math.round(area * 83_123 * (index === 21 ? 1.04 : 1)) * 100,
      isTaken: false,
      unit: sampleUnit({
        id: index + 1,
        area,
        number: 'unnamed',
        building: index % 2 === 0 ? 'A' : 'B',
        floor: String(1 + (index % 5)),
        disposition: layouts[index % 3] ?? null,
      }),
    }
  })
  const { found } = readPremiums(priced, noAnswers)
  if (found.kind !== 'found') throw new Error(found.kind)
  for (const { term, value } of found.premiums) {
    expect([term, Math.abs(value) < 1e-4]).toEqual([term, true])
  }
  expect(found.out.map(({ id }) => id)).toEqual([22])
})
