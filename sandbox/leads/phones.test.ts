import { expect, test } from 'vitest'
import { openCrm } from './testing/open-crm.ts'

const crm = openCrm({ switches: { leadPhones: 'asTyped' } })
const who = { name: 'Jana', surname: 'Nová' }

test.each(['601000000', '+420 777 123 456', '(02) 555-123.4', '123456789'])(
  'the phone %s is kept as it was typed',
  (phone) => {
    expect(crm.customer(Number(crm.call('create-lead', { ...who, phone }).text)).phone).toBe(phone)
  },
)

test.each(['volejte', '+', '12', '777 123 456 ext. 7'])('the phone %s is none', (phone) => {
  expect(crm.call('create-lead', { ...who, phone }).status).toBe(400)
})
