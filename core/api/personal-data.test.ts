import { expect, test } from 'vitest'
import { isAboutPeople } from './personal-data.ts'

test.each(['list-leads', 'get-customer-details', 'add-incoming-payment', 'list-excel-inquiries'])(
  'the answers of %s are about people',
  (endpoint) => {
    expect(isAboutPeople(endpoint)).toBe(true)
  },
)

test.each(['get-project', 'update-units', 'list-resources'])('those of %s are not', (endpoint) => {
  expect(isAboutPeople(endpoint)).toBe(false)
})
