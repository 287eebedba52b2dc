import { expect, test } from 'vitest'
import { type Fields, openExports, readSheet } from './testing/call-export.ts'

const statusesOf = (fields: Fields, switches: Parameters<typeof openExports>[0] = {}) => {
  const [, ...rows] = readSheet(openExports(switches).call('business-cases', fields).body)
  return [...new Set(rows.map((row) => row[2]))]
}

test('deals tell their statuses in words, and as numbers to whoever asks for IDs', () => {
  expect(statusesOf({})).toContain('Aktivní')
  expect(statusesOf({ headermode: 'labels_ids' })).toContain('Aktivní')
  const ids = statusesOf({ headermode: 'ids' })
  expect(ids).toContain(1)
  expect([1, 2, 3, 4]).toEqual(expect.arrayContaining(ids))
  expect(statusesOf({ headermode: 'ids' }, { switches: { exportStatuses: 'words' } })).toContain(
    'Aktivní',
  )
})

test('a search is for words, also where numbers are told', () => {
  expect(statusesOf({ headermode: 'ids', fulltext: 'aktivní' })).toEqual([1])
})
