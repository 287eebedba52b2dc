import i18next from 'i18next'
import { expect, test } from 'vitest'
import { customerIdSchema } from '#core/ids'
import { sentLead } from '#core/leads/testing/sample-leads'
import { startI18n } from '../../../i18n/start-i18n.ts'
import { sentName } from './sent-name.ts'

const customerId = customerIdSchema.parse(8)

test.each([
  ['Eva', null, null, 'Eva'],
  ['', null, { email: 'e***@e***.com', phone: '' }, 'e***@e***.com'],
  [' ', customerId, { email: '', phone: '*** 123' }, '*** 123'],
  ['', customerId, { email: '***', phone: '***' }, 'Customer 8'],
  ['', null, { email: '***', phone: '' }, 'Without a name'],
  ['', null, null, 'Without a name'],
])('a lead called “%s” of customer %s with %j stands as “%s”', async (name, id, contact, words) => {
  await startI18n('en')
  expect(sentName(i18next.t, { lead: sentLead('a', { name, customerId: id }), contact })).toBe(
    words,
  )
})
