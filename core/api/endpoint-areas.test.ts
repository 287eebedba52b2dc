import { expect, test } from 'vitest'
import { isCalledFor } from './endpoint-areas.ts'

test('an endpoint is called for the areas that an account is used for', () => {
  expect(isCalledFor('list-leads', { areas: ['prices', 'leads'], area: 'any' })).toBe(true)
  expect(isCalledFor('list-leads', { areas: ['prices', 'leads'], area: 'prices' })).toBe(false)
  expect(isCalledFor('list-leads', { areas: ['prices'], area: 'any' })).toBe(false)
})

test('an export is called for prices where the account is not used for exports', () => {
  expect(isCalledFor('list-excel-deals', { areas: ['prices'], area: 'prices' })).toBe(true)
  const both = { areas: ['prices', 'exports'] } as const
  expect(isCalledFor('list-excel-deals', { ...both, area: 'prices' })).toBe(false)
  expect(isCalledFor('list-excel-deals', { ...both, area: 'exports' })).toBe(true)
})

test('what is called by hand alone concerns everybody', () => {
  expect(isCalledFor('list-something-new', { areas: ['prices'], area: 'leads' })).toBe(true)
})
