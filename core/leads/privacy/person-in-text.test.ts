import { expect, test } from 'vitest'
import { personInJson, type SoughtPerson } from './person-in-text.ts'

const nina: SoughtPerson = {
  name: 'Nina Zapomenutá',
  email: 'nina@example.com',
  phone: '+420 777 123 456',
  customerIds: [4711],
}
const isIn = personInJson(nina)

test.each([
  'ZAPOMENUTA NINA, Mgr.',
  '[["Zapomenutá","Nina",5]]',
  '{"payments":[{"payer":{"name":"Nina","surname":"Zapomenutá"}}]}',
  'psát na Nina@Example.com',
  '{"message":"volat 777123456"}',
  '{"a":[{"customerId":4711}]}',
])('%s is about the person', (text) => {
  expect(isIn(text)).toBe(true)
})

test.each([
  '',
  'Nina Nováková',
  '[["Nina","Stará"],["Otto","Zapomenutá"]]',
  '{"customerId":4712,"amount":4711}',
  '777 123 457',
  '{"at":1777123456000}',
])('%s is not', (text) => {
  expect(isIn(text)).toBe(false)
})

test('nobody is found by nothing', () => {
  const nobody = personInJson({ name: ' ', email: '', phone: '12', customerIds: [] })
  expect(nobody('{"name":"","phone":"12","at":12}')).toBe(false)
})
