import { expect, test } from 'vitest'
import { openCrm } from './testing/open-crm.ts'

const crm = openCrm({ switches: { shortCreateLead: true } })
const eva = { 'first-name': 'Eva', 'last-name': 'Malá & syn' }
const asJson = { accept: 'application/json' }

test('a new lead answers 201, an existing one 200, with its details in JSON on request', () => {
  const fields = { ...eva, email: 'eva@example.com', 'project-id': 10340, campaign: 'jaro' }
  const first = crm.call('create-lead', fields, asJson)
  expect(first.status).toBe(201)
  expect(JSON.parse(first.text)).toEqual({
    inquiry_id: expect.any(Number),
    customer_id: expect.any(Number),
    customer_name: 'Eva Malá & syn',
    timestamp: '2026-11-21T13:00:00.000+01:00',
    projects: ['Ponávka Park'],
    campaign: 'jaro',
    product_interest: '',
  })
  const again = crm.call('create-lead', fields, asJson)
  expect(again.status).toBe(200)
  expect(JSON.parse(again.text)).toMatchObject({
    customer_id: (JSON.parse(first.text) as { customer_id: number }).customer_id,
  })
})

test.each(['', '*/*', 'text/xml', 'application/json;q=0', 'application/jsonp'])(
  'with the Accept header %j the details are XML, whatever characters they hold',
  (accept) => {
    const fields = { 'first-name': 'E\u0001va', 'last-name': 'Malá & syn', phone: '+420777111222' }
    const { text } = crm.call('create-lead', { ...fields, 'project-id': 10340 }, { accept })
    expect(text).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<lead inquiry-id="\d+" customer-id="\d+" customer-name="E\uFFFDva Malá &amp; syn" timestamp="2026-11-21T13:00:00.000\+01:00" campaign="" product-interest=""><project name="Ponávka Park"\/><\/lead>$/,
    )
  },
)

test.each([
  ['no last name', { 'first-name': 'Eva', email: 'a@b.cz' }, 'Parameter missing: last-name.'],
  ['no first name', { 'last-name': 'M', email: 'a@b.cz' }, 'Parameter missing: first-name.'],
  ['no contact', eva, 'Parameter missing: email or phone.'],
  [
    'a word for the project',
    { ...eva, email: 'a@b.cz', 'project-id': 'x' },
    'Incorrect parameter format: project-id.',
  ],
  [
    'an unknown project',
    { ...eva, email: 'a@b.cz', 'project-id': 7 },
    'ID does not refer to a valid object: project-id.',
  ],
])('%s is refused in the words of the variant', (_what, fields, message) => {
  expect(crm.call('create-lead', fields)).toEqual({ status: 400, text: message })
})

test('the detailed variant is served as well, and answers as ever', () => {
  const fields = { name: 'Ivo', surname: 'Malý', email: 'ivo@example.com' }
  const { status, text } = crm.call('create-lead', fields, asJson)
  expect(status).toBe(200)
  expect(text).toMatch(/^\d+$/)
})
