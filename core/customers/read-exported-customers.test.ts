import { expect, test } from 'vitest'
import { toReportTable } from '#core/exports/table/report-table'
import { readExportedCustomers } from './read-exported-customers.ts'

test.each([
  [['Jméno', 'Zákazník ID', 'E-mail']],
  [['Name', 'Customer ID', 'E-MAIL']],
  [['name', 'customer_id', 'email']],
])('customers are read by %j; those without an address cannot be hit by one', (titles) => {
  const table = toReportTable([
    titles,
    ['Eva', 7, ' eva@example.com '],
    ['Jan', 8, null],
    ['Ota', '9', 'ota@example.com'],
    ['Iva', null, 'iva@example.com'],
  ])
  expect(readExportedCustomers(table)).toEqual([
    { customerId: 7, email: 'eva@example.com' },
    { customerId: 9, email: 'ota@example.com' },
  ])
})

test('a table without addresses or numbers of customers tells nothing', () => {
  expect(
    readExportedCustomers(
      toReportTable([
        ['Jméno', 'E-mail'],
        ['Eva', 'a@b.cz'],
      ]),
    ),
  ).toBeNull()
  expect(readExportedCustomers(toReportTable([['Zákazník ID'], [7]]))).toBeNull()
})
