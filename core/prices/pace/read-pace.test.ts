import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import { sampleUnit } from '../testing/sample-unit.ts'
import { readInterest } from './lead-interest.ts'
import { type PaceQuestion, readPace } from './read-pace.ts'
import { monthMs, type UnitSale } from './sales-source.ts'

const idOf = (id: number) => id as UnitId

/** As many units, of which the first ones were taken one after the other until now. */
const projectOf = (units: number, taken: number, months = 12): PaceQuestion => ({
  factors: [1],
  groups: [],
  units: Array.from({ length: units }, (_, index) => ({
    id: idOf(index + 1),
    isTaken: index < taken,
  })),
  source: {
    kind: 'history',
    report: 'History',
    from: -months * monthMs,
    to: 0,
    sales: Array.from(
      { length: taken },
      (_, index): UnitSale => ({
        unitId: idOf(index + 1),
        at: -(months * monthMs * (taken - index)) / (taken + 1),
        kind: 'taken',
      }),
    ),
  },
})

test('five a month for a year, sixty left until nine of ten are gone: about a year, as a range', () => {
  const [months] = readPace(projectOf(134, 60)).project.months
  if (months?.kind !== 'range') throw new Error('a range is told')
  expect(months.from).toBeGreaterThan(6)
  expect(months.from).toBeLessThan(12)
  expect(months.to).toBeGreaterThan(13)
  expect(months.to).toBeLessThan(30)
})

test('too short a time or too few sales are counted, and no range is told', () => {
  const short = readPace(projectOf(100, 20, 2.9)).project
  expect(short.months).toEqual([{ kind: 'none', why: 'tooShort' }])
  expect(short.sales).toHaveLength(20)
  const few = readPace(projectOf(100, 10, 12)).project
  expect(few.months).toEqual([{ kind: 'none', why: 'tooFew' }])
  expect(few.sales).toHaveLength(5)
  expect(readPace(projectOf(100, 12, 12)).project.months).toMatchObject([{ kind: 'range' }])
})

test('where as many came back as were taken there is no pace; where nine of ten are gone, nothing is left', () => {
  const question = projectOf(100, 40)
  const back = question.source.sales.map((sale): UnitSale => ({ ...sale, kind: 'cancelled' }))
  const source = { ...question.source, sales: [...question.source.sales, ...back] }
  expect(readPace({ ...question, source }).project.months).toEqual([
    { kind: 'none', why: 'noProgress' },
  ])
  expect(readPace(projectOf(100, 90)).project.months).toEqual([{ kind: 'reached' }])
})

test('a part with fewer than six sales shows the project, one with more shows itself', () => {
  const question = projectOf(134, 60)
  const lately = question.source.sales.slice(-8).map(({ unitId }) => unitId)
  const free = question.units.filter(({ isTaken }) => !isTaken).map(({ id }) => id)
  const own = [...lately, ...free.slice(0, 30)]
  const few = [...lately.slice(0, 5), ...free.slice(30)]
  const { project, groups } = readPace({ ...question, groups: [own, few] })
  expect(project.isOfProject).toBe(true)
  expect(groups.map(({ isOfProject }) => isOfProject)).toEqual([false, true])
  expect(groups[0]?.months).not.toEqual(project.months)
  expect(groups[1]?.months).toEqual(project.months)
  expect(groups.map(({ sales }) => sales.length)).toEqual([8, 5])
})

test('what is shown of sales begins six months ago, or where the source does', () => {
  const question = projectOf(10, 0)
  const begin = -6 * monthMs
  const sales = [begin - 1, begin, begin + 1].map(
    (at): UnitSale => ({ unitId: idOf(1), at, kind: 'taken' }),
  )
  const shown = (from: number) =>
    readPace({ ...question, source: { ...question.source, from, sales } }).project.sales.map(
      ({ at }) => at - begin,
    )
  expect([shown(-12 * monthMs), shown(begin + 1)]).toEqual([[0, 1], [1]])
})

test('the fewer sales a person assumes, the longer it takes, and never shorter', () => {
  const anyProject = fc.record({
    units: fc.integer({ min: 60, max: 300 }),
    taken: fc.integer({ min: 20, max: 50 }),
    factors: fc.array(fc.double({ min: 0.5, max: 1, noNaN: true }), { minLength: 2, maxLength: 4 }),
  })
  fc.assert(
    fc.property(anyProject, ({ units, taken, factors }) => {
      const sorted = factors.toSorted((one, other) => other - one)
      const { months } = readPace({ ...projectOf(units, taken), factors: sorted }).project
      const ends = months.flatMap((one) => (one.kind === 'range' ? [one] : []))
      for (const [index, { from, to }] of ends.entries()) {
        expect(from).toBeLessThanOrEqual(to)
        const before = ends[index - 1]
        if (before === undefined) continue
        expect(from).toBeGreaterThanOrEqual(before.from)
        expect(to).toBeGreaterThanOrEqual(before.to)
      }
    }),
    { numRuns: 20 },
  )
})

test('the same sales tell the same, in whatever order they and the units come', () => {
  const question = { ...projectOf(134, 60), groups: [[idOf(1), idOf(60), idOf(90)]] }
  const turned = {
    ...question,
    units: question.units.toReversed(),
    source: { ...question.source, sales: question.source.sales.toReversed() },
  }
  expect(readPace(turned).project.months).toEqual(readPace(question).project.months)
  expect(readPace(turned).past).toEqual(readPace(question).past)
})

test('sales of units that the list no longer has are nobody’s', () => {
  const question = projectOf(134, 60)
  const units = question.units.slice(30)
  const { sales } = readPace({ ...question, units }).project
  expect(sales.every(({ unitId }) => unitId > 30)).toBe(true)
})

test('a lead is about the unit that it names, or the layouts; about nothing else', () => {
  const placeOf = readInterest([
    sampleUnit({ number: 'A.1', disposition: '2+kk', building: 'A' }),
    sampleUnit({ number: 'B.1', disposition: '3+kk', building: 'B' }),
    sampleUnit({ number: 'C.1', disposition: null, building: 'C' }),
  ])
  const named = (interest: string) => {
    const { layouts, buildings } = placeOf({ interest })
    return [[...layouts], [...buildings]]
  }
  expect(named('B.1')).toEqual([['3+kk'], ['B']])
  expect(named('C.1')).toEqual([[], ['C']])
  expect(named('2+kk, 3+kk')).toEqual([['2+kk', '3+kk'], []])
  expect(named('a house')).toEqual([[], []])
  expect(named('')).toEqual([[], []])
})
