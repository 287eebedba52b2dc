import { expect, test } from 'vitest'
import { openCrm } from './testing/open-crm.ts'

const crm = openCrm()
const jana = { name: 'Jana', surname: 'Nová', email: 'attributes@example.com' }
const attributesOf = (fields: Record<string, string>) =>
  crm.customer(crm.lead({ ...jana, ...fields })).attributes

/** The rows of the table of wire formats in the specification. */
test.each<[type: string, key: string, text: string, value: unknown]>([
  ['Boolean', 'investment_purchase', 'true', true],
  ['Boolean', 'investment_purchase', 'false', false],
  ['String', 'heard_from', 'Od známých, a z rádia: 100 %', 'Od známých, a z rádia: 100 %'],
  ['Integer', 'household_size', '4', 4],
  ['Integer', 'household_size', '007', 7],
  ['Decimal', 'own_funds_millions', '2.50', '2.50'],
  ['Decimal', 'own_funds_millions', '3', '3'],
  ['Date', 'moving_date', '2028-02-29', '2028-02-29'],
  ['Single-select', 'financing', '2', 2],
  ['Multi-select', 'must_have', '4', [4]],
  ['Multi-select', 'must_have', '1,3,1', [1, 3]],
])('%s: %s takes %s', (_type, key, text, value) => {
  expect(attributesOf({ [key]: text })[key]).toEqual(value)
})

test.each<[type: string, key: string, text: string]>([
  ['Boolean', 'investment_purchase', '1'],
  ['Boolean', 'investment_purchase', 'True'],
  ['Boolean', 'investment_purchase', 'ano'],
  ['Integer', 'household_size', '-1'],
  ['Integer', 'household_size', '1.0'],
  ['Integer', 'household_size', '1 000'],
  ['Integer', 'household_size', '1,000'],
  ['Decimal', 'own_funds_millions', '2,5'],
  ['Decimal', 'own_funds_millions', '1 000.5'],
  ['Decimal', 'own_funds_millions', '.5'],
  ['Decimal', 'own_funds_millions', '1e3'],
  ['Date', 'moving_date', '29.2.2028'],
  ['Date', 'moving_date', '2027-02-29'],
  ['Date', 'moving_date', '2027-2-1'],
  ['Single-select', 'financing', 'Hypotéka'],
  ['Single-select', 'financing', '9'],
  ['Single-select', 'financing', '1,2'],
  ['Multi-select', 'must_have', '1;2'],
  ['Multi-select', 'must_have', '1,9'],
  ['Multi-select', 'must_have', '1,'],
])('%s: %s does not take %s, and the answer names it', (_type, key, text) => {
  expect(crm.call('create-lead', { ...jana, [key]: text })).toEqual({
    status: 400,
    text: `Incorrect parameter format: ${key}.`,
  })
})

test('what is omitted or empty stays unset, but a boolean is false', () => {
  const id = crm.lead({ ...jana, email: 'unset@example.com', financing: '' })
  expect(crm.customer(id).attributes).toEqual({ investment_purchase: false })
})

test('a later lead changes what it names and leaves the rest, but for the boolean', () => {
  const first = { email: 'later@example.com', investment_purchase: 'true', financing: '1' }
  const id = crm.lead({ ...jana, ...first, household_size: '2' })
  crm.lead({ ...jana, email: 'later@example.com', household_size: '3' })
  expect(crm.customer(id).attributes).toEqual({
    investment_purchase: false,
    financing: 1,
    household_size: 3,
  })
})
