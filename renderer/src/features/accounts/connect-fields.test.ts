import { expect, test } from 'vitest'
import { areas } from '#core/api/areas'
import {
  addressFault,
  areaOrder,
  emptyFields,
  textFault,
  withoutPassword,
} from './connect-fields.ts'

test('the form offers every area of the API', () => {
  expect([...areaOrder].sort()).toEqual([...areas].sort())
})

test.each([
  ['', 'empty'],
  ['http://crm.example.com', 'needsHttps'],
  ['https://user:secret@crm.example.com', 'hasCredentials'],
  ['https://crm.example.com?x=1', 'hasQuery'],
  ['not an address', 'notAnAddress'],
  ['crm.example.com', null],
  ['http://127.0.0.1:4321', null],
])('the address %j is judged %j', (address, fault) => {
  expect(addressFault(address)).toBe(fault)
})

test('a field of blanks is not filled in', () => {
  expect(textFault('  ', 80)).toBe('required')
  expect(textFault('a'.repeat(81), 80)).toBe('tooLong')
  expect(textFault('Riverside', 80)).toBeNull()
})

test('of a form that somebody leaves everything is kept but its password', () => {
  const typed = { ...emptyFields('Integration'), name: 'Vltavan', login: 'eva' }
  expect(withoutPassword({ ...typed, password: 'tajné' })).toEqual(typed)
})
