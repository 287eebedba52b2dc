import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '#core/time'
import { readRetention, toRetentionForm } from './retention-form.ts'

test('what is left empty is kept for ever', () => {
  expect(readRetention({ count: '', days: ' ', megabytes: '' })).toEqual({
    ok: true,
    retention: { maxCount: null, maxAgeMs: null, maxTotalBytes: null },
  })
})

test.each(['0', '-1', '1.5', 'all', '12345678'])('%j is no number of runs', (count) => {
  const read = readRetention({ count, days: '', megabytes: '' })
  expect(read.ok ? null : [...read.wrong]).toEqual(['count'])
})

test('what was saved is shown as it was typed', () => {
  const number = fc.integer({ min: 1, max: 9_999 })
  fc.assert(
    fc.property(number, number, number, (count, days, megabytes) => {
      const form = { count: `${count}`, days: `${days}`, megabytes: `${megabytes}` }
      const read = readRetention(form)
      expect(read.ok && read.retention.maxAgeMs).toBe(days * dayMs)
      expect(read.ok && toRetentionForm(read.retention)).toEqual(form)
    }),
  )
})
