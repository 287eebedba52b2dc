import { expect, test } from 'vitest'
import { customer, inquiry, mondayAt, sentLead } from '../testing/sample-leads.ts'
import { differingParts } from './differing-parts.ts'

const arrived = {
  inquiryId: inquiry(1),
  at: mondayAt,
  name: 'Eva Nová',
  customerId: customer(7),
  projects: ['Zahrady', 'Terasy'],
  campaign: 'podzim',
}
const same = { name: 'Eva Nová', customerId: customer(7), project: 'terasy ', campaign: 'Podzim' }

test.each([
  [{}, []],
  [{ name: 'Eva Malá' }, ['name']],
  [{ customerId: customer(8) }, ['customerId']],
  [{ project: 'Výhledy', campaign: 'jaro' }, ['project', 'campaign']],
  // What one record alone tells, or a number in place of a name, is no difference.
  [{ customerId: null, project: '12', campaign: '' }, []],
])('a record with %j differs in %j', (fields, parts) => {
  const lead = sentLead('a', { ...same, ...fields })
  expect([...differingParts({ lead, arrived })]).toEqual(parts)
  expect(differingParts({ lead, arrived: null }).size).toBe(0)
})
