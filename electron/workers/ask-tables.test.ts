import { expect, test } from 'vitest'
import { fromJson, toJson } from '#core/json'
import type { Table } from '#core/tables/table'
import { askTables } from './ask-tables.ts'
import { forkedReports } from './testing/forked-reports.ts'

const tables = askTables(forkedReports())
const never = new AbortController().signal

/** A short file that would be a table of nine million cells. */
const namesOfTheirOwn = (count: number) =>
  Buffer.from(Array.from({ length: count }, (_, at) => `{"n${at}":1}`).join('\n'))

const large = (): Table => {
  const columns = Array.from({ length: 20 }, (_, index) => ({
    title: `c${index}`,
    kind: index % 2 === 0 ? ('text' as const) : ('money' as const),
    hidden: false,
  }))
  const rows = Array.from({ length: 10_000 }, (_, row) =>
    columns.map(({ kind }) => (kind === 'text' ? `A.${row}` : `${row * 1_000}.25`)),
  )
  return { title: 'Large', columns, rows }
}

test('ten thousand rows go out and come back while main goes on with its work', async () => {
  let turns = 0
  let isDone = false
  const work = () => {
    turns += 1
    if (!isDone) setImmediate(work)
  }
  const table = toJson(large())
  work()
  const written = await tables.write({ table, format: 'xlsx', decimalMark: ',' }, never)
  if (!written.ok) throw new Error(written.failure.kind)
  const turnsOfWriting = turns
  const read = await tables.read({ bytes: written.value, sheet: null }, never)
  isDone = true
  if (!read.ok) throw new Error(read.failure.kind)
  expect(turnsOfWriting).toBeGreaterThan(100)
  expect(turns - turnsOfWriting).toBeGreaterThan(100)
  const rows = fromJson(read.value.rows)
  expect(rows).toHaveLength(10_001)
  expect(rows[10_000]?.slice(0, 2)).toEqual(['A.9999', 9_999_000.25])
})

test('a file that is no table is a failure that says so', async () => {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0])
  expect(await tables.read({ bytes, sheet: null }, never)).toEqual({
    ok: false,
    failure: { kind: 'invalidInput', path: 'file', rule: 'notATable', again: 'afterFix' },
  })
  const request = { table: '{', format: 'csv', decimalMark: '.' } as const
  expect(await tables.write(request, never)).toMatchObject({
    failure: { kind: 'invalidInput', path: 'table' },
  })
})

test('objects of a program are read line by line, where tables are', async () => {
  const bytes = Buffer.from('{"id":1,"of":{"name":"Eva"}}\nhalf {\n{"id":2}\n')
  const read = await tables.readLines(bytes, never)
  if (!read.ok) throw new Error(read.failure.kind)
  expect(read.value.unreadable).toEqual([2])
  expect(fromJson(read.value.rows)).toEqual([
    { number: 0, cells: ['id', 'of.name'] },
    { number: 1, cells: [1, 'Eva'] },
    { number: 3, cells: [2, null] },
  ])
})

test.each([
  ['a name of its own in each line', namesOfTheirOwn(3_000), 'tableTooLarge'],
  [
    'values in values',
    Buffer.from(`{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
    'tableTooLarge',
  ],
  ['no text', Buffer.from([0x7b, 0xff, 0xfe]), 'notATable'],
])('a file of objects with %s is refused in words', async (_what, bytes, rule) => {
  expect(await tables.readLines(bytes, never)).toMatchObject({
    failure: { kind: 'invalidInput', path: 'file', rule },
  })
})

test('who no longer waits ends the work, before it began or in the middle', async () => {
  const bytes = new Uint8Array(1)
  expect(await tables.read({ bytes, sheet: null }, AbortSignal.abort())).toMatchObject({
    failure: { kind: 'cancelled' },
  })
  const controller = new AbortController()
  const table = toJson(large())
  const writing = tables.write({ table, format: 'xlsx', decimalMark: ',' }, controller.signal)
  controller.abort()
  expect(await writing).toMatchObject({ failure: { kind: 'cancelled' } })
})

test('a file that ends the process is told in words of a file', async () => {
  const script = new URL('./no-such-script.ts', import.meta.url).href
  const broken = askTables(forkedReports({ script }))
  expect(await broken.read({ bytes: Buffer.from('a;b'), sheet: null }, never)).toEqual({
    ok: false,
    failure: { kind: 'invalidInput', path: 'file', rule: 'stopsReader', again: 'afterFix' },
  })
})
