import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cell } from '#core/tables/table'
import { findConflicts } from '../draft/conflicts.ts'
import { applyChanges, type DraftPrices } from '../draft/draft-steps.ts'
import { isSameDraftPrice } from '../draft/same-draft-price.ts'
import type { Unit } from '../pricelist/unit.ts'
import { unitsByNumber } from '../pricelist/units-by-number.ts'
import { defaultPriceRules as rules } from '../rules/price-rules.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { type PricelistColumn, pricelistTable } from './export-table.ts'
import { guessColumns } from './import-columns.ts'
import { planImport } from './import-plan.ts'

const first = sampleUnit({ id: 1 })
const second = sampleUnit({ id: 2 })
const units = [first, second, sampleUnit({ id: 3 })]
const shownColumns: PricelistColumn[] = [
  { key: 'number', title: 'Unit' },
  { key: null, title: 'Area', kind: 'number', valueOf: ({ area }) => area },
  { key: 'net', title: 'Net' },
  { key: 'gross', title: 'Gross' },
]

const read = (rows: Cell[][], given: Partial<Parameters<typeof planImport>[0]> = {}) => {
  const known = given.units ?? units
  const mapping = guessColumns({ rows, units: unitsByNumber(known) })
  return planImport({
    rows,
    mapping,
    units: known,
    draft: new Map(),
    isLocked: () => false,
    rules,
    ...given,
  })
}

const exported = (of: readonly Unit[], draft: DraftPrices = new Map()): Cell[][] => {
  const snapshotAt = '2026-11-21T10:00:00Z'
  const table = pricelistTable({ title: 'x', units: of, draft, columns: shownColumns, snapshotAt })
  return [table.columns.map(({ title }) => title), ...table.rows]
}

const withCell = (rows: Cell[][], [row, column]: readonly [number, number], cell: Cell) =>
  rows.map((cells, index) => (index === row ? cells.with(column, cell) : cells))

test('rows find their units by number, as text or as a number', () => {
  const numbered = [sampleUnit({ id: 8, number: '007' })]
  const plan = read(
    [
      ['Unit', 'Gross'],
      [7, 4_990_000],
    ],
    { units: numbered },
  )
  expect(plan).toMatchObject({ rowsRead: 1, refused: [], changes: [{ unitId: 8 }] })
})

test('a day in a title does not tell how the prices below it are written', () => {
  const rows = [
    ['Unit', 'Cena s DPH od 1.12.2026'],
    ['A.1', '98.500'],
  ]
  const mapping = { ...guessColumns({ rows, units: unitsByNumber(units) }), headerRow: 0 }
  const columns = { ...mapping.columns, perArea: 1 }
  const plan = read(rows, { mapping: { ...mapping, columns } })
  expect(plan).toMatchObject({ changes: [], refused: [{ why: 'unreadable', text: '98.500' }] })
})

test('every row that changes nothing says why, by the number of the row', () => {
  const isLocked = ({ id }: { id: number }) => id === 3
  const rows = [
    ['Unit', 'Gross'],
    ['A.1', 'na dotaz'],
    [null, 'total 5'],
    ['A.2', 1],
    ['A.2', 2],
    ['X.1', 3],
    ['A.3', 4],
  ]
  const plan = read(rows, { isLocked })
  expect(plan.skipped).toEqual([
    { unitId: 1, why: 'notANumber' },
    { unitId: 2, why: 'duplicate' },
    { unitId: 3, why: 'locked' },
  ])
  expect(plan.refused).toEqual([
    { row: 2, number: 'A.1', why: 'unreadable', text: 'na dotaz' },
    { row: 4, number: 'A.2', why: 'duplicate', text: null },
    { row: 5, number: 'A.2', why: 'duplicate', text: null },
    { row: 6, number: 'X.1', why: 'unmatched', text: null },
    { row: 7, number: 'A.3', why: 'locked', text: null },
  ])
})

test('a row that names its unit by an ID alone is told by the number of the unit, or by the ID', () => {
  const rows = [
    ['unitdesk.unit', 'Gross'],
    [3, 4_990_000],
    [99, 4_990_000],
  ]
  expect(read(rows, { isLocked: () => true }).refused).toMatchObject([
    { number: 'A.3', why: 'locked' },
    { number: '99', why: 'unmatched' },
  ])
})

test('the prices of a table tell together which mark groups thousands', () => {
  const rows = (...prices: string[]) => [
    ['Unit', 'Gross', 'Note'],
    ...prices.map((price, index) => [`A.${index + 1}`, price, '12,5']),
  ]
  expect(read(rows('350,000', '4,990,000')).changes).toMatchObject([
    { unitId: 1, price: { grossMinor: 35_000_000 } },
    { unitId: 2, price: { grossMinor: 499_000_000 } },
  ])
  expect(read(rows('350,000')).refused).toMatchObject([{ why: 'unreadable', text: '350,000' }])
})

test('a price in another currency than the pricelist has is refused', () => {
  const rows = [
    ['Unit', 'Gross'],
    ['A.1', '199 000 €'],
  ]
  expect(read(rows, { currency: 'CZK' })).toMatchObject({
    changes: [],
    refused: [{ row: 2, why: 'unreadable', text: '199 000 €' }],
  })
})

test('a number that several units have changes none of them', () => {
  const twins = [sampleUnit({ id: 1, number: '101' }), sampleUnit({ id: 2, number: '101' })]
  const plan = read(
    [
      ['Unit', 'Gross'],
      ['101', 5],
    ],
    { units: twins },
  )
  expect(plan).toMatchObject({ changes: [], refused: [{ why: 'ambiguous' }] })
})

test('a pricelist that went out and came back as it was changes nothing', () => {
  const draft: DraftPrices = new Map([[second.id, draftedPrice(second, 499_000_000)]])
  expect(read(exported(units, draft), { draft })).toMatchObject({ changes: [], unchanged: 3 })
})

test('one price changed in the spreadsheet takes the other side with it', () => {
  const rows = withCell(exported(units), [2, 3], 4_990_000)
  expect(read(rows).changes).toEqual([{ unitId: 2, price: draftedPrice(second, 499_000_000) }])
})

test('a locked unit that the spreadsheet leaves alone is not mentioned', () => {
  expect(read(exported(units), { isLocked: () => true })).toMatchObject({
    refused: [],
    unchanged: 3,
  })
})

test('a row of which only part was sorted is refused', () => {
  const rows = withCell(exported(units), [1, 0], 'A.2')
  expect(read(rows).refused).toEqual([{ row: 2, number: 'A.2', why: 'contradicts', text: null }])
})

test('a row that a person adds to an exported table stands on what the server has now', () => {
  const table = exported([first])
  const added: Cell[] = table[0]?.map(() => null) ?? []
  const rows = [...table, added.with(0, 'A.2').with(3, 4_990_000)]
  expect(read(rows).changes).toEqual([{ unitId: 2, price: draftedPrice(second, 499_000_000) }])
})

test('a table that tells one price of then alone, or one that nobody can read, is one of today', () => {
  const [titles = []] = exported([first])
  const at = (title: string) => titles.indexOf(title)
  const hidden = ['unitdesk.shown.net', 'unitdesk.shown.gross'].map(at)
  const raised = withCell(exported([first]), [1, 3], 4_990_000)
  const since = [{ ...first, priceNetMinor: 410_000_000, priceGrossMinor: 496_100_000 }]
  const baseOf = (rows: Cell[][]) => read(rows, { units: since }).changes[0]?.price?.base
  const without = (...left: readonly number[]) =>
    raised.map((row) => row.filter((_cell, column) => !left.includes(column)))
  const before = { netMinor: 400_000_000, grossMinor: 484_000_000 }
  const today = { netMinor: 410_000_000, grossMinor: 496_100_000 }
  expect(baseOf(without(...hidden))).toEqual(before)
  for (const title of ['unitdesk.net', 'unitdesk.gross']) {
    expect(baseOf(without(...hidden, at(title)))).toEqual(today)
    expect(baseOf(withCell(without(...hidden), [1, at(title)], 'na dotaz'))).toEqual(today)
  }
})

test('a drafted price that a table changes keeps what it stands on', () => {
  const base = { netMinor: 390_000_000, grossMinor: 471_900_000 }
  const draft: DraftPrices = new Map([[first.id, { ...draftedPrice(first, 508_200_000), base }]])
  const rows = withCell(exported(units, draft), [1, 3], 5_000_000)
  expect(read(rows, { draft }).changes).toEqual([
    { unitId: 1, price: { ...draftedPrice(first, 500_000_000), base } },
  ])
})

test('a unit of another project is not confused with the unit of the same number here', () => {
  const others = [sampleUnit({ id: 77, number: 'A.1' })]
  expect(read(exported(others)).refused).toMatchObject([{ number: 'A.1', why: 'unmatched' }])
})

test('what the server changed since the export is kept where the spreadsheet left it, and a conflict where not', () => {
  const rows = withCell(exported(units), [1, 3], 4_990_000)
  const since = units.map((unit) => ({
    ...unit,
    priceNetMinor: 410_000_000,
    priceGrossMinor: 496_100_000,
  }))
  const plan = read(rows, { units: since })
  expect(plan).toMatchObject({ unchanged: 2, changes: [{ unitId: 1 }] })
  const draft = applyChanges(new Map(), plan.changes)
  expect(findConflicts({ units: since, draft })).toMatchObject([{ unitId: 1 }])
})

test('prices drafted after the export survive an import that does not speak of them', () => {
  const draft: DraftPrices = new Map([[first.id, draftedPrice(first, 499_000_000)]])
  expect(read(exported(units), { draft })).toMatchObject({ changes: [], unchanged: 3 })
})

test('exactly what was changed in the spreadsheet is changed, whatever its order', () => {
  const price = fc.integer({ min: 1, max: 1e11 })
  const edits = fc.array(fc.option(price), { minLength: 3, maxLength: 3 })
  const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
  fc.assert(
    fc.property(edits, order, (wanted, sorted) => {
      const [titles = [], ...rows] = exported(units)
      const edited = rows.map((row, index) => {
        const minor = wanted[index] ?? null
        return minor === null ? row : row.with(3, minor / 100)
      })
      const plan = read([titles, ...sorted.map((index) => edited[index] ?? [])])
      const got = new Map(
        plan.changes.map(({ unitId, price: to }) => [Number(unitId), to?.grossMinor]),
      )
      for (const [index, minor] of wanted.entries()) {
        expect(got.get(index + 1) ?? 484_000_000).toBe(minor ?? 484_000_000)
      }
      expect(plan.refused).toEqual([])
    }),
  )
})

test('a draft that is set back to the old price in the spreadsheet is given up', () => {
  const draft: DraftPrices = new Map([[first.id, draftedPrice(first, 508_200_000)]])
  const table = exported(units, draft)
  const gross = read(withCell(table, [1, 3], 4_840_000), { draft })
  expect(gross.changes).toEqual([{ unitId: 1, price: null }])
  const both = read(withCell(withCell(table, [1, 2], 4_000_000), [1, 3], 4_840_000), { draft })
  expect(both.changes).toEqual([{ unitId: 1, price: null }])
})

test('a table that left with a draft and comes home without it brings only what was changed in it', () => {
  const draft: DraftPrices = new Map([[first.id, draftedPrice(first, 508_200_000)]])
  const rows = withCell(exported(units, draft), [1, 3], 5_000_000)
  expect(read(rows).changes).toEqual([{ unitId: 1, price: draftedPrice(first, 500_000_000) }])
})

test('a pricelist that was exported before the shown prices went with it is read as it was then', () => {
  const table = exported(units).map((row) => [...row.slice(0, 7), ...row.slice(9)])
  const plan = read(withCell(table, [2, 3], 4_990_000))
  expect(plan.changes).toEqual([{ unitId: 2, price: draftedPrice(second, 499_000_000) }])
})

test('whatever draft left and whatever draft waits, a round trip changes the edited prices and no others', () => {
  const gross = fc.option(fc.integer({ min: 100_000, max: 1e11 }))
  const three = fc.array(gross, { minLength: 3, maxLength: 3 })
  const draftOf = (wanted: readonly (number | null)[]): DraftPrices =>
    new Map(
      units.flatMap((unit, index) => {
        const minor = wanted[index] ?? null
        return minor === null ? [] : [[unit.id, draftedPrice(unit, minor)]]
      }),
    )
  fc.assert(
    fc.property(three, three, three, (left, waits, edits) => {
      const draft = draftOf(waits)
      const [titles = [], ...rows] = exported(units, draftOf(left))
      const edited = rows.map((row, index) => {
        const minor = edits[index] ?? null
        return minor === null ? row : row.with(3, minor / 100)
      })
      const plan = read([titles, ...edited], { draft })
      const after = applyChanges(draft, plan.changes)
      for (const [index, unit] of units.entries()) {
        const wanted = edits[index] ?? null
        const isMeant = wanted !== null && wanted !== (left[index] ?? unit.priceGrossMinor)
        const now = after.get(unit.id)
        if (isMeant) expect(now?.grossMinor ?? unit.priceGrossMinor).toBe(wanted)
        else expect(isSameDraftPrice(now ?? null, draft.get(unit.id))).toBe(true)
      }
    }),
  )
})

test('a price for one square metre is read where a person says so, and needs an area', () => {
  const bare = sampleUnit({ id: 2, area: null })
  const rows = [
    ['Unit', 'Per m²'],
    ['A.1', 100_000],
    ['A.2', 100_000],
  ]
  const guessed = guessColumns({ rows, units: unitsByNumber([first, bare]) })
  const mapping = { ...guessed, columns: { ...guessed.columns, perArea: 1 } }
  const plan = read(rows, { units: [first, bare], mapping })
  expect(plan.changes).toMatchObject([{ unitId: 1, price: { grossMinor: 500_000_000 } }])
  expect(plan.refused).toMatchObject([{ number: 'A.2', why: 'noArea' }])
  const wide = sampleUnit({ id: 1, area: 1_000 })
  const dear = rows.map((row) => row.map((cell) => (cell === 100_000 ? 1e12 : cell)))
  const tooDear = read(dear, { units: [wide, bare], mapping })
  expect(tooDear.refused).toMatchObject([{ number: 'A.1', why: 'unreadable' }, {}])
})

test('a number from which a spreadsheet may have cut a zero changes neither unit, unless its ID is there', () => {
  const known = [1, 2].map((id) => sampleUnit({ id, number: id === 1 ? '1.1' : '1.10' }))
  const plan = read(
    [
      ['Unit', 'Gross'],
      [1.1, 5_000_000],
    ],
    { units: known },
  )
  expect(plan).toMatchObject({ changes: [], refused: [{ number: '1.1', why: 'ambiguous' }] })
  const kept = [
    ['Unit', 'Gross'],
    ['1.1', 5_000_000],
    ['1.10', 6_000_000],
  ]
  expect(read(kept, { units: known }).changes).toMatchObject([{ unitId: 1 }, { unitId: 2 }])
  const rows = [
    ['Unit', 'unitdesk.unit', 'Gross'],
    [1.1, 2, 5_000_000],
  ]
  expect(read(rows, { units: known })).toMatchObject({ changes: [{ unitId: 2 }], refused: [] })
})
