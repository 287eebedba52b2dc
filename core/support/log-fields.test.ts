import { expect, test } from 'vitest'
import { leftOut, shareLogLine } from './log-fields.ts'

const at = '2026-11-23T10:00:00.000Z'
const share = (fields: object, names: readonly string[] = []) =>
  shareLogLine({ at, event: 'defect', ...fields }, names)

test('what the program says of itself is shared', () => {
  const said = {
    id: '0a1b2c3d',
    call: 'prices.readPricelist',
    error: 'TypeError',
    code: 'ERR_OUT',
    durationMs: 41,
    reason: 'invalid input',
  }
  expect(share(said)).toEqual({ at, event: 'defect', ...said })
  const slow = share({ name: 'SELECT api_call' })
  expect(slow?.['name']).toBe('SELECT api_call')
})

test('a place in the program keeps its function and its file, and loses its folders', () => {
  const stack = [
    'at sendBatch (/home/jana.novakova/apps/app.asar/out/main/main.cjs:10:20)',
    'at async C:\\Users\\Jana Nováková\\main.cjs:1:2',
    'at new Map (<anonymous>)',
    'at Object.run [as go] (unitdesk://app/assets/index-Bx1.js:3:4)',
    'jana@example.cz',
  ].join(' | ')
  expect(share({ stack })?.['stack']).toBe(
    'at sendBatch main.cjs:10:20 | at main.cjs:1:2 | at Object.run index-Bx1.js:3:4',
  )
})

test.each([
  ['a person', { what: 'Jana Nováková' }, 'what'],
  ['an address', { message: 'no answer of https://crm.novak.cz' }, 'message'],
  ['an e-mail address', { error: 'jana@novak.cz' }, 'error'],
  ['a call that nobody knows', { call: 'jana.novak' }, 'call'],
  ['a number of a telephone', { id: '+420 777 123 456' }, 'id'],
])('%s is left out', (_what, fields, field) => {
  expect(share(fields)?.[field]).toBe(leftOut)
})

test('the place of what was typed is left out of a refusal', () => {
  expect(share({ reason: 'invalid input at "values.Jana"' })?.['reason']).toBe('invalid input')
})

test('a field that nobody knows is not shared, whatever it holds', () => {
  expect(share({ customer: 'Jana', phone: 777123456 })).toEqual({ at, event: 'defect' })
})

test('a name that is known is not shared in words either, but for those that the program says', () => {
  expect(share({ what: 'of vltavan today' }, ['Vltavan'])?.['what']).toBe(leftOut)
  expect(share({ what: 'exports defect' }, ['exports', 'ab'])?.['what']).toBe('exports defect')
})

test.each([null, 'text', {}, { at: 'Jana', event: 'started' }, { at, event: 7 }])(
  'what is no line of the log is not shared',
  (line) => {
    expect(shareLogLine(line, [])).toBeNull()
  },
)
