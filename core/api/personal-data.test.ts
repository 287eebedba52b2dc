import { expect, test } from 'vitest'
import { tellsOfPeople } from './personal-data.ts'

test.each(['list-leads', 'get-customer-details', 'add-incoming-payment', 'list-excel-inquiries'])(
  'the answers of %s are about people',
  (endpoint) => {
    expect(tellsOfPeople(endpoint)).toBe(true)
  },
)

test.each(['get-project', 'update-units', 'list-resources'])('those of %s are not', (endpoint) => {
  expect(tellsOfPeople(endpoint)).toBe(false)
})
