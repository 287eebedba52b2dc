import { expect, test } from 'vitest'
import { readAlarmForm, toAlarmForm, withKind } from './alarm-form.ts'

const form = { ...toAlarmForm(null), recipients: 'boss@example.com; night@example.com' }

test('everything is told unless a person says otherwise', () => {
  expect(readAlarmForm(form)).toEqual({
    ok: true,
    settings: {
      recipients: ['boss@example.com', 'night@example.com'],
      toWebhook: false,
      kinds: ['reports', 'leads', 'accounts'],
    },
  })
  expect(withKind(withKind(form, 'reports', false), 'reports', true)).toEqual(form)
})

test('what is missing or wrong is told by its field', () => {
  expect(readAlarmForm({ ...form, recipients: 'boss' })).toEqual({ ok: false, wrong: 'recipients' })
  expect(readAlarmForm({ ...form, recipients: '' })).toEqual({ ok: false, wrong: 'ways' })
  expect(readAlarmForm({ ...form, kinds: [] })).toEqual({ ok: false, wrong: 'kinds' })
})
