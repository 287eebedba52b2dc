import { expect, test } from 'vitest'
import { parseStoredMapping } from './parse-stored-mapping.ts'
import { readSentLeads } from './read-sent-leads.ts'
import { recogniseSentColumns } from './sent-columns.ts'

const titles = ['Čas', 'Jméno', 'Status', 'Odpověď']
const { httpStatus: _, answer: __, ...columns } = recogniseSentColumns(titles)
const before = { titles, columns, timeZone: 'UTC', dateOrder: 'dayFirst' }

test('a mapping that was made before answers were read knows now where they stand', () => {
  expect(parseStoredMapping(before)).toMatchObject({
    clockShiftMs: 0,
    columns: { ...columns, httpStatus: 2, answer: 3 },
  })
})

test('a column that a person has given to something else stays theirs', () => {
  const given = { ...before, columns: { ...columns, customerId: 3 } }
  expect(parseStoredMapping(given)?.columns).toMatchObject({ customerId: 3, answer: null })
  const none = { ...before, columns: { ...columns, httpStatus: null, answer: null } }
  expect(parseStoredMapping(none)?.columns).toMatchObject({ httpStatus: null, answer: null })
})

test.each([null, {}, { titles: 'x' }, { ...before, dateOrder: 'yearFirst' }])(
  '%j is none',
  (kept) => {
    expect(parseStoredMapping(kept)).toBeNull()
  },
)

test('a number alone in the column that is now known as the answer is no refusal', () => {
  const kept = parseStoredMapping({
    ...before,
    columns: { ...columns, time: 0, name: 1, httpStatus: null },
  })
  if (kept === null) throw new Error('none')
  const rows = [{ number: 2, cells: ['2026-11-21 10:15', 'Eva', '', '437'] }]
  expect(readSentLeads(rows, kept).leads[0]?.lead.answer).toBeNull()
})
