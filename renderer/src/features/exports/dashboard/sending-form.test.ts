import { expect, test } from 'vitest'
import { fileTokenSchema } from '#core/ids'
import { readSendingForm, toSendingForm } from './sending-form.ts'

const empty = toSendingForm(null)
const wrongOf = (form: Parameters<typeof readSendingForm>[0]) => {
  const read = readSendingForm(form)
  return read.ok ? [] : [...read.wrong]
}

test('a new sending is on Mondays, and goes nowhere before a person says where', () => {
  expect(wrongOf(empty)).toEqual(['ways'])
  expect(readSendingForm({ ...empty, toSftp: true })).toEqual({
    ok: true,
    input: {
      schedule: { kind: 'weekly', days: [1], times: ['08:00'], zone: 'Europe/Prague' },
      recipients: [],
      toWebhook: false,
      toSftp: true,
      toFolder: false,
      folder: null,
    },
  })
})

test('what is missing or wrong is told by its field', () => {
  expect(wrongOf({ ...empty, recipients: 'boss' })).toEqual(['recipients'])
  expect(wrongOf({ ...empty, toFolder: true })).toEqual(['folder'])
  expect(wrongOf({ ...empty, toSftp: true, schedule: { ...empty.schedule, times: 'x' } })).toEqual([
    'schedule',
  ])
})

test('a folder that was picked before is kept', () => {
  const picked = { ...empty, toFolder: true, path: '/reports' }
  expect(readSendingForm(picked)).toMatchObject({ ok: true, input: { folder: null } })
  const folder = fileTokenSchema.parse('t1')
  expect(readSendingForm({ ...picked, folder })).toMatchObject({ ok: true, input: { folder } })
})
