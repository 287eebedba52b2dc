import { expect, test } from 'vitest'
import { exportRequestText, readExportRequest } from './export-request.ts'

test('what says nothing and the order in which it is said make no difference', () => {
  const one = { name: 'deals', parameters: { statusids: '1', fulltext: '', headermode: 'ids' } }
  const other = { name: 'deals', parameters: { headermode: 'ids', statusids: '1' } }
  expect(exportRequestText(one)).toBe(exportRequestText(other))
  expect(readExportRequest(exportRequestText(one))).toEqual(other)
})

test('another export, another filter and another header are something else', () => {
  const asked = [
    { name: 'deals', parameters: {} },
    { name: 'products', parameters: {} },
    { name: 'deals', parameters: { statusids: '1' } },
    { name: 'deals', parameters: { headermode: 'ids' } },
  ].map(exportRequestText)
  expect(new Set(asked).size).toBe(asked.length)
})
