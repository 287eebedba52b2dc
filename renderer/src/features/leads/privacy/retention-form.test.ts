import { expect, test } from 'vitest'
import { readRetention, toRetentionForm } from './retention-form.ts'

test.each([[{ archiveDays: 800, contactDays: 30 }], [{ archiveDays: null, contactDays: 1 }]])(
  '%j is kept as it is',
  (retention) => {
    expect(readRetention(toRetentionForm(retention))).toEqual(retention)
  },
)

test.each([
  ['archiveDays', '7'],
  ['archiveDays', 'long'],
  ['contactDays', '0'],
  ['contactDays', '91'],
])('%s cannot be %j', (field, text) => {
  const form = toRetentionForm({ archiveDays: 800, contactDays: 30 })
  expect(readRetention({ ...form, [field]: text })).toBeNull()
})

test('of an archive that is kept for ever the days do not matter', () => {
  const form = { isForever: true, archiveDays: 'x', contactDays: '30' }
  expect(readRetention(form)).toEqual({ archiveDays: null, contactDays: 30 })
})
