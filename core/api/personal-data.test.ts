import { expect, test } from 'vitest'
import { isAboutPeople } from './personal-data.ts'

test.each([
  'list-leads',
  'get-customer-details',
  'add-incoming-payment',
  'list-excel-inquiries',
  'list-events',
  'an-endpoint-of-tomorrow',
])('the answers of %s may be about people', (endpoint) => {
  expect(isAboutPeople(endpoint)).toBe(true)
})

test.each(['get-project', 'update-units', 'list-resources'])('those of %s are not', (endpoint) => {
  expect(isAboutPeople(endpoint)).toBe(false)
})
