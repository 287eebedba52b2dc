import { expect, test } from 'vitest'
import { openExports, readSheet } from '../../exports/testing/call-export.ts'
import { groupBy } from '../../group-by.ts'
import { premiumTruth } from '../projects/testing/premium-truth.ts'

interface Period {
  readonly unitId: string
  /** Days before the test. */
  readonly daysAgo: number
  readonly status: string
  readonly price: number
}

/** Noon of the day of the test, as Excel counts. */
const today = 46_347.5

/** The history of the project as the CRM exports it to the account that reaches it. */
const history = (): ReadonlyMap<string, readonly Period[]> => {
  const { call } = openExports()
  const { body, status } = call('project-units-history', { headermode: 'ids' }, 'history@demo')
  expect(status).toBe(200)
  const [header = [], ...rows] = readSheet(body)
  const at = (name: string) => header.indexOf(name)
  const periods = rows.map(
    (row): Period => ({
      unitId: String(row[at('unit_id')]),
      daysAgo: Math.round(today - Number(row[at('valid_from')])),
      status: String(row[at('availability_id')]),
      price: Number(row[at('price_with_vat')]),
    }),
  )
  return groupBy(periods, ({ unitId }) => unitId)
}

/** When a flat was taken; null as long as it is free. */
const takenDaysAgo = (periods: readonly Period[]): number | null =>
  periods.find(({ status }) => status !== '0')?.daysAgo ?? null

test('as long as a flat is free, its price goes up on the days of the three raises and on no other', () => {
  const units = history()
  expect(units.size).toBe(216)
  for (const periods of units.values()) {
    const taken = takenDaysAgo(periods) ?? 0
    const steps = periods.flatMap((period, index) => {
      const before = periods[index - 1]
      return before === undefined || before.price === period.price ? [] : [{ before, period }]
    })
    const made = premiumTruth.raises.filter(({ daysAgo }) => daysAgo > taken)
    expect(steps.map(({ period }) => period.daysAgo)).toEqual(made.map(({ daysAgo }) => daysAgo))
    steps.forEach(({ before, period }, index) => {
      expect(period.price / before.price).toBeCloseTo(1 + (made[index]?.part ?? 0), 3)
    })
  }
})

test('sales are no even stream: most open the project, few fall into the summer, and raises slow them', () => {
  const taken = [...history().values()].flatMap((periods) => takenDaysAgo(periods) ?? [])
  const perMonth = (from: number, to: number) =>
    (taken.filter((daysAgo) => daysAgo <= from && daysAgo > to).length / (from - to)) * 30
  const months = Math.max(...taken) - Math.min(...taken)
  const usual = (taken.length / months) * 30
  expect(perMonth(620, 560)).toBeGreaterThan(1.5 * usual)
  expect(perMonth(170, 90)).toBeLessThan(0.5 * usual)
  expect(taken.length).toBe(75)
})
