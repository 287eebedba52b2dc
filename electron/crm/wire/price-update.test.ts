import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import { parseMinor } from '#core/money'
import { bodyOf } from '../testing/body-of.ts'
import { readableText } from './decode-answer.ts'
import { readPriceUpdate, toPriceData } from './price-update.ts'

const unitIds = new Set([501, 502].map((id) => unitIdSchema.parse(id)))
const read = (answer: unknown, status = 200) => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return readPriceUpdate({ ...bodyOf(text), status }, { endpoint: 'update-units', unitIds })
}
const done = [501, 502].map((id) => ({ id, success: true }))
const deal = { id: 501, success: false, error: 'Unit is attached to a Deal' }
const other = { id: 502, success: false, error: 'Batch rejected due to other validation errors' }
const updated = { ok: true, value: { kind: 'updated', unitIds: [501, 502] } }

test.each([
  ['as shown', { success: true, updatedCount: 2, units: done }],
  ['without the count', { success: true, units: done }],
  ['with more fields', { success: true, updatedCount: 2, units: done, at: 1 }],
  [
    'with IDs as text',
    { success: true, units: done.map(({ id }) => ({ id: String(id), success: true })) },
  ],
])('a success %s is read', async (_what, answer) => {
  expect(await read(answer)).toEqual(updated)
})

test.each([200, 202, 400, 409, 422])(
  'a failed validation with the status %i is read with every unit in its words',
  async (status) => {
    const error = 'Validation failed for 1 unit(s)'
    expect(await read({ success: false, error, units: [deal, other] }, status)).toEqual({
      ok: true,
      value: {
        kind: 'rejected',
        message: error,
        units: [
          { unitId: 501, message: deal.error },
          { unitId: 502, message: other.error },
        ],
      },
    })
  },
)

const verdict = '{"success":false,"error":"Ceny jsou uzav\xf8eny."}'
const rejected = { value: { kind: 'rejected', message: 'Ceny jsou uzavřeny.' } }

test.each([
  ['words', 400, 'Ceny jsou uzav\xf8eny.', { failure: { kind: 'refused', status: 400 } }],
  ['a verdict', 400, verdict, rejected],
  ['a verdict', 200, verdict, rejected],
])(
  'a refusal in %s with the status %i is read in the encoding of systems that tell none',
  async (_what, status, said, read) => {
    const bytes = Buffer.from(said, 'latin1')
    const textOf = (start: Uint8Array) => readableText(start, null)
    const body = { ...bodyOf(bytes), status, textOf }
    expect(await readPriceUpdate(body, { endpoint: 'update-units', unitIds })).toMatchObject(read)
  },
)

test('a failed validation may name no more than the units that failed', async () => {
  expect(await read({ success: false, units: deal })).toMatchObject({
    value: { kind: 'rejected', message: '', units: [{ unitId: 501 }] },
  })
})

test('a failed validation may name no unit at all', async () => {
  expect(await read({ success: false, error: 'Prices are closed.' })).toEqual({
    ok: true,
    value: { kind: 'rejected', message: 'Prices are closed.', units: [] },
  })
})

test.each([
  ['one unit less', { success: true, updatedCount: 1, units: done.slice(1) }],
  ['another count', { success: true, updatedCount: 1, units: done }],
  ['no units', { success: true, updatedCount: 2 }],
  ['a unit that was not sent', { success: true, units: [...done, { id: 9, success: true }] }],
  ['a unit twice', { success: true, units: [...done, done[0]] }],
  ['a unit that failed', { success: true, updatedCount: 2, units: [done[0], other] }],
  ['a unit that was changed after all', { success: false, error: 'x', units: [deal, done[1]] }],
  ['a failure of a strange unit', { success: false, error: 'x', units: [{ ...deal, id: 9 }] }],
  ['no word of success', { updatedCount: 2, units: done }],
  ['a page', '<html>Login</html>'],
])('an answer with %s is refused', async (_what, answer) => {
  expect(await read(answer)).toMatchObject({ failure: { kind: 'notThisServer' } })
})

test('a success with the status of a failure is refused', async () => {
  expect(await read({ success: true, units: done }, 400)).toMatchObject({
    failure: { kind: 'notThisServer' },
  })
})

test('a plain refusal is one in the words of the server', async () => {
  expect(await read('Incorrect parameter format: data.', 400)).toMatchObject({
    failure: { kind: 'refused', status: 400, message: 'Incorrect parameter format: data.' },
  })
})

test('every amount is sent to the last digit', () => {
  const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
  fc.assert(
    fc.property(amount, amount, (priceNetMinor, priceGrossMinor) => {
      const unitId = unitIdSchema.parse(501)
      const data = toPriceData([{ unitId, priceNetMinor, priceGrossMinor }])
      const found = /"priceWithoutVat":([\d.]+),"priceWithVat":([\d.]+)}/.exec(data)
      expect(parseMinor(found?.[1] ?? '')).toBe(priceNetMinor)
      expect(parseMinor(found?.[2] ?? '')).toBe(priceGrossMinor)
      expect(JSON.parse(data)).toMatchObject({ units: [{ id: 501 }] })
    }),
  )
})
