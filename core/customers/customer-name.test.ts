import { expect, test } from 'vitest'
import { customerNames } from './customer-name.ts'

const customer = (fields: Readonly<Record<string, string | null>>) => ({
  name: 'customer',
  text: null,
  children: Object.entries(fields).map(([name, text]) => ({ name, text, children: [] })),
})

test.each([
  [{ name: 'Eva', surname: 'Nováková' }, ['Eva Nováková', 'Nováková Eva']],
  [{ 'first-name': ' Eva ', lastName: 'Nováková' }, ['Eva Nováková', 'Nováková Eva']],
  [{ name: 'Stavby Letná s.r.o.' }, ['Stavby Letná s.r.o.']],
  [{ name: 'Eva' }, []],
  [{ name: 'Eva', surname: null }, []],
  [{ email: 'eva@example.cz' }, []],
])('a customer with %j is named %j', (fields, names) => {
  expect(customerNames(customer(fields))).toEqual(names)
})
