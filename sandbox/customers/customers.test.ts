import { expect, test } from 'vitest'
import { openCrm } from '../leads/testing/open-crm.ts'
import { demoPlace } from '../testing/demo-place.ts'
import { startForTest } from '../testing/start-for-test.ts'

const crm = openCrm()
const care = { login: 'customers@demo' }
const flat = demoPlace().flats[0]
const unitid = flat?.id ?? 0
const internal_id = flat?.attributes['flat_internal_id'] ?? ''

test('the consent types are listed with ID and name', () => {
  const { status, text } = crm.call('list-consent-types', {}, care)
  expect(status).toBe(200)
  expect(JSON.parse(text)).toEqual([
    { id: 11, name: 'Zpracování osobních údajů' },
    { id: 12, name: 'Zasílání novinek' },
    { id: 13, name: 'Předání údajů hypotečnímu poradci' },
    { id: 14, name: 'Marketingová sdělení' },
    { id: 15, name: 'Profilování a cílená nabídka' },
  ])
})

test.each([
  ['list-consent-types', 'READ_CUSTOMER_DATA', {}],
  ['get-customer-details', 'READ_CUSTOMER_DATA', { customerid: 500_001 }],
  ['revoke-customer-consent', 'WRITE_CUSTOMER_DATA', { customerid: 500_001, consentid: 11 }],
])('%s needs %s and the area', async (name, permission, fields) => {
  const sandbox = await startForTest()
  const statusAfter = async (change: object) => {
    await sandbox.control('PATCH', '/accounts/customers@demo', change)
    return (await sandbox.post(name, fields, 'customers@demo')).status
  }
  const rest = ['WRITE_CMS_DATA', 'READ_CUSTOMER_DATA', 'WRITE_CUSTOMER_DATA'].filter(
    (granted) => granted !== permission,
  )
  expect(await statusAfter({ permissions: rest })).toBe(401)
  expect(await statusAfter({ permissions: [permission] })).not.toBe(401)
  expect(await statusAfter({ areas: ['prices'] })).toBe(401)
})

test('an account for leads reads customers where the CRM lets it', async () => {
  const sandbox = await startForTest()
  const asked = async () =>
    (await sandbox.post('get-customer-details', { customerid: 500_001 }, 'leads@demo')).status
  expect(await asked()).toBe(401)
  await sandbox.control('PATCH', '/switches', { customerDetailsForLeads: true })
  expect(await asked()).toBe(200)
})

const full = () =>
  crm.lead({
    name: 'Eva',
    surname: 'Malá & syn',
    email: 'eva@example.com',
    language: 'cs',
    unitid,
    tags: 'web',
    salesman: 301,
    must_have: '1,3',
    consents: '11',
    consentsource: 'web "A"',
  })
const at = '2026-11-21T13:00:00.000+01:00'

test('the details of a customer in JSON', () => {
  const customer_id = full()
  expect(crm.customer(customer_id)).toEqual({
    customer_id,
    name: 'Eva',
    surname: 'Malá & syn',
    email: 'eva@example.com',
    phone: null,
    language: 'cs',
    salesman_id: 301,
    created: at,
    tags: ['web'],
    attributes: { investment_purchase: false, must_have: [1, 3] },
    consents: [
      {
        id: 11,
        name: 'Zpracování osobních údajů',
        valid: true,
        given: at,
        ended: null,
        source: 'web "A"',
        notes: '',
      },
    ],
    favorites: [{ unit_id: unitid, internal_id, project_id: 10210, added: at }],
  })
})

test('the details of a customer in XML, what is not known left out', () => {
  const customerid = full()
  expect(crm.call('get-customer-details', { customerid }, care).text).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      `<customer customer-id="${customerid}" name="Eva" surname="Malá &amp; syn" email="eva@example.com" `,
      `language="cs" salesman-id="301" created="${at}"><tag name="web"/>`,
      '<attribute key="investment_purchase" value="false"/><attribute key="must_have" value="1,3"/>',
      `<consent id="11" name="Zpracování osobních údajů" valid="true" given="${at}" `,
      'source="web &quot;A&quot;" notes=""/>',
      `<favorite unit-id="${unitid}" internal-id="${internal_id}" project-id="10210" added="${at}"/>`,
      '</customer>',
    ].join(''),
  )
})

test('a note of several lines stays one in XML, where a bare line end would become a space', () => {
  const email = 'lines@example.com'
  const customerid = crm.lead({ email, consents: '11' })
  crm.call('revoke-customer-consent', { email, consentid: 11, notes: 'a\r\nb\tc' }, care)
  const { text } = crm.call('get-customer-details', { customerid }, care)
  expect(text).toContain('notes="a&#13;&#10;b&#9;c"')
})

test.each([
  ['no ID', {}, 'Parameter missing: customerid.'],
  ['a word', { customerid: 'Eva' }, 'Incorrect parameter format: customerid.'],
  ['an unknown ID', { customerid: 7 }, 'ID does not refer to a valid object.'],
])('the details of %s are refused', (_what, fields, message) => {
  expect(crm.call('get-customer-details', fields, care)).toEqual({ status: 400, text: message })
})

test('over HTTP a lead goes as a form of either kind, and Accept decides the form of the details', async () => {
  const sandbox = await startForTest()
  const { baseUrl, accounts } = sandbox
  const send = (name: string, body: URLSearchParams | FormData, login: string, accept = '*/*') => {
    body.set('login', login)
    body.set('password', accounts.find((account) => account.login === login)?.password ?? '')
    return fetch(`${baseUrl}/ws/v10/${name}`, { method: 'POST', body, headers: { accept } })
  }
  const form = new URLSearchParams({ name: 'Žofie', surname: 'Šťastná', email: 'z@example.com' })
  form.set('referral', '')
  const multipart = new FormData()
  for (const [key, value] of form) multipart.set(key, value)
  const sent = await send('create-lead', form, 'leads@demo')
  const id = await sent.text()
  expect(sent.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await (await send('create-lead', multipart, 'leads@demo')).text()).toBe(id)
  const details = (accept: string) =>
    send('get-customer-details', new URLSearchParams({ customerid: id }), 'customers@demo', accept)
  const asJson = await details('text/html, Application/JSON;q=0.9')
  expect(await asJson.json()).toMatchObject({ name: 'Žofie', surname: 'Šťastná' })
  expect((await details('*/*')).headers.get('content-type')).toBe('application/xml; charset=utf-8')
})
