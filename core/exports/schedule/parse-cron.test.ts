import { expect, test } from 'vitest'
import { type CronFault, parseCron } from './parse-cron.ts'

test.each<[string, CronFault['field'], number, CronFault['reason']]>([
  ['', null, 0, 'tooFewFields'],
  ['0 6 * *', null, 7, 'tooFewFields'],
  ['0 0 6 * * *', null, 10, 'tooManyFields'],
  ['60 6 * * *', 'minute', 0, 'outOfRange'],
  ['0 6,24 * * *', 'hour', 4, 'outOfRange'],
  ['0 6 0 * *', 'day', 4, 'outOfRange'],
  ['0 6 * 13 *', 'month', 6, 'outOfRange'],
  ['0 6 * * 8', 'weekday', 8, 'outOfRange'],
  ['0 6 * * mon,pondělí', 'weekday', 12, 'notUnderstood'],
  ['0 18-6 * * *', 'hour', 2, 'backwards'],
  ['*/0 6 * * *', 'minute', 0, 'badStep'],
  ['0/x 6 * * *', 'minute', 0, 'badStep'],
  ['*/5/2 6 * * *', 'minute', 0, 'notUnderstood'],
  ['0 6, * * *', 'hour', 4, 'notUnderstood'],
  ['0 L * * *', 'hour', 2, 'notInThisField'],
  ['0 6 1#2 * *', 'day', 4, 'notInThisField'],
  ['0 6 * * L', 'weekday', 8, 'notInThisField'],
  ['0 6 * * 5#6', 'weekday', 8, 'outOfRange'],
  ['-1 6 * * *', 'minute', 0, 'notUnderstood'],
  ['1.5 6 * * *', 'minute', 0, 'notUnderstood'],
  ['  0   6 *  * mon-', 'weekday', 13, 'notUnderstood'],
])('the cron text %j is refused in the field %s at %i: %s', (text, field, at, reason) => {
  expect(parseCron(text)).toEqual({ ok: false, fault: { field, at, reason } })
})

test('lists, ranges, steps, names, the last day and weekdays of a month are understood', () => {
  expect(parseCron('*/15,7 8-18/2 1,L jul-SEP 7,FriL,2#3,5-7')).toEqual({
    ok: true,
    fields: {
      minute: [
        { kind: 'every', step: 15 },
        { kind: 'value', value: 7 },
      ],
      hour: [{ kind: 'range', from: 8, to: 18, step: 2 }],
      day: [{ kind: 'value', value: 1 }, { kind: 'lastDay' }],
      month: [{ kind: 'range', from: 7, to: 9, step: 1 }],
      weekday: [
        { kind: 'value', value: 0 },
        { kind: 'lastWeekday', weekday: 5 },
        { kind: 'nthWeekday', weekday: 2, nth: 3 },
        { kind: 'range', from: 5, to: 7, step: 1 },
      ],
    },
  })
})

test('July is a month and not a last day', () => {
  expect(parseCron('0 0 1 jul *')).toMatchObject({
    fields: { month: [{ kind: 'value', value: 7 }] },
  })
})
