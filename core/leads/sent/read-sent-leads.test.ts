import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromJson, toJson } from '#core/json'
import { parseCsv } from '#core/tables/csv'
import { findSentTable } from './find-sent-table.ts'
import { maskRecord, rawRecord } from './raw-record.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readSentLeads } from './read-sent-leads.ts'
import { isReadableMapping, recogniseSentColumns, type SentMapping } from './sent-columns.ts'

const numbered = (rows: readonly (readonly string[])[]) =>
  rows.map((cells, index) => ({ number: index + 1, cells }))

const readTable = (rows: ReturnType<typeof numbered>, remembered: readonly SentMapping[] = []) => {
  const table = findSentTable(rows, { remembered, timeZone: 'Europe/Prague' })
  return table === null ? null : { ...readSentLeads(table.rows, table.mapping), ...table }
}
const readCsv = (text: string, remembered: readonly SentMapping[] = []) =>
  readTable(numbered(parseCsv(text)), remembered)

const at = Date.UTC(2026, 10, 21, 9, 15)

test.each([
  'Datum a čas;Jméno;Příjmení;E-mail;Telefon;ID zákazníka\n21. 11. 2026 10:15;Eva;Nová;eva@example.com;777 123 456;77',
  'submitted_at,full_name,email,phone,customer_id\n2026-11-21T09:15:00Z,Eva Nová,eva@example.com,777 123 456,77',
  'Datum;Čas;Jméno a příjmení;E-mail (povinné);Tel.;CRM ID\n21.11.2026;10:15;Eva Nová;eva@example.com;777 123 456;77',
  'Export poptávek\n\nDate,Time,Your name [text],Surname,Mail,Mobile,CustomerID\n2026-11-21 00:00,1899-12-30 10:15,Eva,Nová,eva@example.com,777 123 456,77.0',
])('columns are known by their titles: %j', (text) => {
  const found = readCsv(text)
  expect(found?.problems).toEqual([])
  expect(found?.leads).toMatchObject([
    {
      lead: { at, name: 'Eva Nová', customerId: 77 },
      email: 'eva@example.com',
      phone: '777 123 456',
    },
  ])
})

test('what the CRM has answered is read, and the row is kept as it stood', () => {
  const found = readCsv(
    'Datum a čas;Jméno;E-mail;Tel.;HTTP status;Odpověď;Štítky;Prázdný\n' +
      '21. 11. 2026 10:15;Eva;eva@firma.cz;777 123 456;422;telefon 777 123 456 není platný;web test;',
  )
  expect(found?.leads).toMatchObject([
    {
      lead: {
        answer: { httpStatus: 422, text: 'telefon *** 456 není platný' },
        suspicion: 'markedTest',
        contactMark: expect.any(Number),
      },
    },
  ])
  const record = fromJson(found?.leads[0]?.record ?? toJson([]))
  expect(record).toEqual([
    ['Datum a čas', '21. 11. 2026 10:15', 'time'],
    ['Jméno', 'Eva'],
    ['E-mail', 'eva@firma.cz', 'email'],
    ['Tel.', '777 123 456', 'phone'],
    ['HTTP status', '422'],
    ['Odpověď', 'telefon 777 123 456 není platný'],
    ['Štítky', 'web test'],
  ])
  expect(
    maskRecord(record)
      .map(([, text]) => text)
      .join(' '),
  ).not.toMatch(/eva@|777 123/)
})

const most = { lines: 100, members: 20, cells: 200 }

const readLines = (text: string) => {
  const read = readJsonLines(text, most)
  if (read === null) throw new Error('it is more than may be')
  return read
}

test('JSON lines are read with what is inside of their members', () => {
  const { rows, unreadable } = readLines(
    [
      '{"id":"f-1","created":"2026-11-21T09:15:00Z","data":{"name":"Eva","surname":"Nová","email":"e@example.com"}}',
      '',
      '{"id":"f-2","created":1795252500,"data":{"name":"Jan","surname":"Malý"},"crm_id":78}',
      'half a line {"id":',
      '[1]',
    ].join('\n'),
  )
  expect(unreadable).toEqual([4, 5])
  const table = findSentTable(rows, { remembered: [], timeZone: 'UTC' })
  const read = table && readSentLeads(table.rows, table.mapping)
  expect(read?.problems).toEqual([])
  expect(read?.leads).toMatchObject([
    { row: 1, lead: { key: 'id f-1', at, name: 'Eva Nová', customerId: null } },
    { row: 3, lead: { key: 'id f-2', at, name: 'Jan Malý', customerId: 78 } },
  ])
})

test('one array of objects will do as well', () => {
  const { rows } = readLines('[{"time":"2026-11-21 10:15","name":"Eva"},\n{"name":"Jan"}]')
  expect(
    readTable(rows.map((row) => ({ ...row, cells: row.cells.map(String) })))?.leads,
  ).toHaveLength(1)
  expect(readLines('').rows).toEqual([])
})

test.each([
  ['more lines than may be', '1\n'.repeat(101)],
  [
    'more names than may be',
    JSON.stringify(Object.fromEntries([...Array(21).keys()].map((n) => [n, n]))),
  ],
  [
    'a name of its own in each line',
    [...Array(20).keys()].map((name) => JSON.stringify({ [name]: 1 })).join('\n'),
  ],
])('JSON with %s is not made a table', (_what, text) => {
  expect(readJsonLines(text, most)).toBeNull()
})

test('each problem is told with its row, and the other rows are read', () => {
  const found = readCsv(
    [
      'Time;Name;Customer ID',
      '2026-11-21 10:15;Eva;',
      ';Jan;',
      '2026-11-21;Jan;',
      'soon;Jan;',
      '2026-11-21 10:15;;',
      ';;',
      '2026-11-21 10:15;Jan;seven',
      '2026-11-21 10:15;EVA;',
      '2026-11-21 10:15;;5',
    ].join('\n'),
  )
  expect(found?.problems).toEqual([
    { row: 3, kind: 'noTime' },
    { row: 4, kind: 'dayOnly' },
    { row: 5, kind: 'notATime' },
    { row: 6, kind: 'noName' },
    { row: 8, kind: 'notACustomerId' },
    { row: 9, kind: 'twice' },
  ])
  expect(found?.leads.map(({ row }) => row)).toEqual([2, 8, 10])
})

test('a mapping that a person made is used for files with the same titles, wherever they stand', () => {
  const first = readCsv('kdy,kdo\n3/4/2026 10:15,Eva')
  expect(first).toBeNull()
  const made: SentMapping = {
    titles: ['kdy', 'kdo'],
    columns: { ...recogniseSentColumns([]), time: 0, name: 1 },
    timeZone: 'UTC',
    dateOrder: 'monthFirst',
    clockShiftMs: 0,
  }
  const found = readCsv('Kdo,Kdy\nEva,3/4/2026 10:15', [made])
  expect(found?.leads).toMatchObject([{ lead: { at: Date.UTC(2026, 2, 4, 10, 15), name: 'Eva' } }])
})

test('that a month comes first is seen where a day is the thirteenth', () => {
  const order = (...times: string[]) =>
    readCsv(['time,name', ...times.map((time) => `${time},Eva`)].join('\n'))?.mapping.dateOrder
  expect(order('3/4/2026 10:15', '3/13/2026 10:15')).toBe('monthFirst')
  expect(order('3/4/2026 10:15', '13/3/2026 10:15')).toBe('dayFirst')
  expect(order('3/4/2026 10:15')).toBe('dayFirst')
})

test('a table needs a time, and a name or a customer', () => {
  const isReadable = (...titles: string[]) =>
    isReadableMapping({ columns: recogniseSentColumns(titles) })
  expect(isReadable('datum', 'jméno')).toBe(true)
  expect(isReadable('created', 'crm id')).toBe(true)
  expect(isReadable('datum', 'telefon')).toBe(false)
  expect(isReadable('jméno', 'email')).toBe(false)
})

test('whatever a file holds, each of its rows is read, empty or told', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('2026-11-21 10:15', 'Eva', '7', ''),
  )
  const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 12 })
  fc.assert(
    fc.property(rows, (body) => {
      const found = readTable(numbered([['time', 'name', 'customer id'], ...body]))
      const told = new Set([
        ...(found?.leads ?? []).map(({ row }) => row),
        ...(found?.problems ?? []).map(({ row }) => row),
      ])
      const filled = body.flatMap((cells, index) =>
        cells.some((text) => text.trim() !== '') ? [index + 2] : [],
      )
      expect([...told].sort((a, b) => a - b)).toEqual(filled)
    }),
  )
})

test('a surname that stands beside the whole name is not said twice, but Pavel Pavel keeps both', () => {
  const found = readCsv(
    [
      'time,full name,surname',
      '2026-11-21 10:15,Ing. Eva Nová,NOVÁ',
      '2026-11-21 10:16,Pavel,Pavel',
      '2026-11-21 10:17,,Malý',
    ].join('\n'),
  )
  expect(found?.leads.map(({ lead }) => lead.name)).toEqual([
    'Ing. Eva Nová',
    'Pavel Pavel',
    'Malý',
  ])
})

test.each([
  ['429', '200', 200],
  ['200', '429', 200],
  ['503', '422', 422],
  ['422', '', 422],
])('of the tries %s and %s of one lead the answer is %i', (first, second, httpStatus) => {
  const found = readCsv(
    [
      'id,time,name,status',
      `W1,2026-11-21 10:15,Eva,${first}`,
      `W1,2026-11-21 10:20,Eva,${second}`,
    ].join('\n'),
  )
  expect(found?.leads).toMatchObject([{ row: 2, lead: { at, answer: { httpStatus } } }])
})

test('what the mapping names as a contact is masked, whatever its title; the time is not', () => {
  const record = rawRecord(
    {
      titles: ['kdy', 'kam', 'volat'],
      columns: { ...recogniseSentColumns([]), time: 0, email: 1, phone: 2 },
    },
    ['20261121101500', 'eva at firma', '77712'],
  )
  expect(maskRecord(record).map(([, text]) => text)).toEqual(['20261121101500', '***', '***'])
  const before = [['Telefon', '77712'] as const, ['Datum', '20261121101500'] as const]
  expect(maskRecord(before).map(([, text]) => text)).toEqual(['***', '20261121101500'])
})
