import { expect, test } from 'vitest'
import { exportEndpoint, exportNameOf, isExportEndpoint } from './export-endpoint.ts'

test('the name of an export and its endpoint tell of each other, and no other endpoint is one', () => {
  expect(exportEndpoint('deals')).toBe('list-excel-deals')
  expect(exportNameOf('list-excel-deals')).toBe('deals')
  expect(exportNameOf('get-project')).toBeNull()
  expect(['list-excel-deals', 'list-leads'].map(isExportEndpoint)).toEqual([true, false])
})
