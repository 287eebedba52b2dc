import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ColumnFilter,
  type ColumnFilters,
  countValues,
  type FilteredColumns,
  noFilters,
  passesFilters,
  toggleValues,
  valuesOfFilter,
  withFilter,
} from './column-filters.ts'

interface Row {
  readonly floor: string
  readonly views: readonly string[]
  readonly area: number | null
}

const columns: FilteredColumns<Row> = {
  valuesOf: ({ floor, views }, column) => (column === 'floor' ? [floor] : views),
  numberOf: ({ area }) => area,
}

const value = fc.constantFrom('', '1', '2', '3')
const row: fc.Arbitrary<Row> = fc.record({
  floor: value,
  views: fc.uniqueArray(value, { minLength: 1 }),
  area: fc.option(fc.nat(9)),
})
const values: fc.Arbitrary<ColumnFilter> = fc.record({
  kind: fc.constant('values' as const),
  values: fc.uniqueArray(value, { minLength: 1 }).map((all) => new Set(all)),
})
const range: fc.Arbitrary<ColumnFilter> = fc.record({
  kind: fc.constant('range' as const),
  from: fc.nat(9),
  to: fc.option<number, null>(fc.nat(9), { nil: null }),
})
const filters: fc.Arbitrary<ColumnFilters> = fc
  .record({ floor: fc.option(values), views: fc.option(values), area: fc.option(range) })
  .map((chosen) =>
    Object.entries(chosen).reduce<ColumnFilters>(
      (all, [column, filter]) => withFilter(all, column, filter),
      noFilters,
    ),
  )

const shown = (rows: readonly Row[], chosen: ColumnFilters): Row[] =>
  rows.filter(passesFilters(chosen, columns) ?? (() => true))

describe('the filters of a table', () => {
  it('count for each value of a column what choosing it alone would show', () => {
    const column = fc.constantFrom('floor', 'views')
    fc.assert(
      fc.property(fc.array(row), filters, column, (rows, chosen, of) => {
        for (const [one, count] of countValues({ rows, filters: chosen, columns, column: of })) {
          const alone = withFilter(chosen, of, { kind: 'values', values: new Set([one]) })
          expect(shown(rows, alone)).toHaveLength(count)
        }
      }),
    )
  })

  it('show no row more with one filter more, and all of them without any', () => {
    fc.assert(
      fc.property(fc.array(row), filters, values, (rows, chosen, more) => {
        const before = withFilter(chosen, 'floor', null)
        const narrower = shown(rows, withFilter(before, 'floor', more))
        expect(narrower.every((one) => shown(rows, before).includes(one))).toBe(true)
        expect(shown(rows, noFilters)).toEqual(rows)
      }),
    )
  })

  it('are as before when values that were not chosen are chosen and let go of', () => {
    fc.assert(
      fc.property(filters, value, (chosen, one) => {
        fc.pre(!valuesOfFilter(chosen, 'floor').has(one))
        const twice = toggleValues(toggleValues(chosen, 'floor', [one]), 'floor', [one])
        expect(new Map(twice)).toEqual(new Map(chosen))
      }),
    )
  })

  it('count a value that no shown row has as none, and each row under each of its values', () => {
    const rows: Row[] = [
      { floor: '1', views: ['garden', 'street'], area: 3 },
      { floor: '2', views: ['street'], area: 3 },
    ]
    const chosen = withFilter(noFilters, 'floor', { kind: 'values', values: new Set(['1']) })
    const counts = countValues({ rows, filters: chosen, columns, column: 'views' })
    expect([...counts]).toEqual([
      ['garden', 1],
      ['street', 1],
    ])
    expect([...countValues({ rows, filters: chosen, columns, column: 'floor' })]).toEqual([
      ['1', 1],
      ['2', 1],
    ])
  })

  it('choose all of several values until all are chosen, and then let go of them', () => {
    const one = toggleValues(noFilters, 'floor', ['1'])
    expect(valuesOfFilter(one, 'floor')).toEqual(new Set(['1']))
    const both = toggleValues(one, 'floor', ['1', '2'])
    expect(valuesOfFilter(both, 'floor')).toEqual(new Set(['1', '2']))
    expect(toggleValues(both, 'floor', ['1', '2'])).toEqual(noFilters)
  })

  it('are none where no limit is left', () => {
    const limited = withFilter(noFilters, 'area', { kind: 'range', from: null, to: 3 })
    expect(limited.size).toBe(1)
    const none = withFilter(limited, 'area', { kind: 'range', from: null, to: null })
    expect(none).toEqual(noFilters)
    expect(passesFilters(none, columns)).toBeNull()
  })

  it('show what has no number under no limit', () => {
    const none: Row = { floor: '1', views: [''], area: null }
    const small: Row = { floor: '1', views: [''], area: 3 }
    const limited = withFilter(noFilters, 'area', { kind: 'range', from: 3, to: null })
    expect(shown([none, { ...small, area: 2 }, small], limited)).toEqual([small])
    const large: Row = { ...small, area: 4 }
    const above = withFilter(noFilters, 'area', { kind: 'range', from: null, to: 3 })
    expect(shown([none, small, large], above)).toEqual([small])
  })
})
