import { expect, onTestFinished, test } from 'vitest'
import { consentTypeIdSchema, customerIdSchema, projectIdSchema, unitIdSchema } from '#core/ids'
import type { NewLead } from '#core/leads/archive/lead'
import { emptyLead } from '#core/leads/testing/sample-leads'
import { demoPlace } from '../../../sandbox/testing/demo-place.ts'
import { createCrmClient } from '../calls/client.ts'
import { readingsOfThisRun } from '../calls/readings-of-this-run.ts'
import { callTo, startCalling } from '../testing/calling.ts'
import { startRawServer, whole } from '../testing/raw-server.ts'
import { startClient } from '../testing/start-client.ts'

const place = demoPlace()
const marketing = consentTypeIdSchema.parse(14)
const lead: NewLead = {
  ...emptyLead,
  email: 'eva.nova@example.com',
  projectId: projectIdSchema.parse(place.projectId),
  unitId: unitIdSchema.parse(place.flats[0]?.id),
  preferredRooms: ['2+kk', '3+kk'],
  preferredPriceMaxMinor: 700_000_000,
  tags: ['web'],
  language: 'cs',
  campaign: 'jaro',
  note: 'Zavolejte prosím.',
  consentSource: 'web',
  consentChange: { kind: 'update', consents: [marketing] },
  attributes: {
    investment_purchase: { kind: 'boolean', value: true },
    must_have: { kind: 'choices', options: [1, 3] },
  },
}

const send = async () => {
  const started = await startClient('leads@demo')
  const created = await started.client.createLead(started.asking, lead)
  if (!created.ok) throw new Error(JSON.stringify(created.failure))
  return { ...started, customerId: created.value }
}

test('a lead becomes a customer, is listed as sent, and can be looked at', async () => {
  const { client, asking, as, customerId } = await send()
  const listed = await client.listLeads(asking)
  expect(listed.ok && listed.value.leads[0]).toMatchObject({
    customerId,
    customerName: 'Eva Nová',
    campaign: 'jaro',
    at: expect.any(Number),
  })
  const details = await client.getCustomerDetails(as('customers@demo'), customerId)
  expect(details).toMatchObject({ ok: true, value: { name: 'customer' } })
  const children = details.ok ? details.value.children : []
  const field = (name: string) => children.filter((child) => child.name === name)
  expect(field('email')).toMatchObject([{ text: 'eva.nova@example.com' }])
  expect(field('tags')).toMatchObject([{ text: 'web' }])
  expect(field('attributes')[0]?.children).toEqual([
    { name: 'investment_purchase', text: 'true', children: [] },
    { name: 'must_have', text: '1', children: [] },
    { name: 'must_have', text: '3', children: [] },
  ])
  expect(field('consents')[0]?.children).toContainEqual({
    name: 'valid',
    text: 'true',
    children: [],
  })
})

test('whoever sends a lead again is told the same customer', async () => {
  const { client, asking, customerId } = await send()
  expect(await client.createLead(asking, lead)).toEqual({ ok: true, value: customerId })
})

test.each([200, 201])(
  'the details of a lead that come with status %i name its customer',
  async (status) => {
    // spec: create-lead, the shorter description: JSON for whoever accepts it, XML otherwise.
    const server = await startRawServer((socket, request) => {
      const isJson = /^accept:.*application\/json/im.test(request)
      const details = isJson
        ? '{"inquiry_id":8,"customer_id":7,"campaign":"jaro"}'
        : '<lead inquiry-id="8" customer-id="7" campaign="jaro"/>'
      socket.end(whole(status, details))
    })
    const { caller, close } = startCalling()
    onTestFinished(async () => {
      await close()
      await server.close()
    })
    const client = createCrmClient(caller, readingsOfThisRun())
    expect(await client.createLead(callTo(server.baseUrl), lead)).toEqual({ ok: true, value: 7 })
  },
)

test('a lead that the server refuses is refused in its words', async () => {
  const { client, asking } = await startClient('leads@demo')
  const bad: NewLead = { ...lead, email: 'nobody', phone: null }
  expect(await client.createLead(asking, bad)).toMatchObject({
    failure: { kind: 'refused', status: 400 },
  })
})

test.each([{ kind: 'resetAfter' }, { kind: 'htmlPage' }, { kind: 'truncated' }])(
  'a lead whose answer is lost by %j is sent once and its outcome is unknown',
  async (fault) => {
    const started = await startClient('leads@demo')
    await started.fault('create-lead', fault)
    expect(await started.client.createLead(started.asking, lead)).toMatchObject({
      failure: { kind: 'unknownOutcome', endpoint: 'create-lead' },
    })
    expect(await started.recorded()).toHaveLength(1)
  },
)

test('what is written down of a lead names nobody', async () => {
  const { calls } = await send()
  expect(JSON.stringify(calls)).not.toMatch(/eva|nov[aá]|example/i)
})

test('consent types are listed, and one is revoked for whoever holds it', async () => {
  const { client, as, customerId } = await send()
  const care = as('customers@demo')
  const types = await client.listConsentTypes(care)
  expect(types.ok && types.value).toContainEqual({ id: marketing, name: 'Marketingová sdělení' })
  const revoke = (email: string, consentTypeId = marketing) =>
    client.revokeCustomerConsent(care, {
      holder: { kind: 'email', email },
      consentTypeId,
      notes: 'Telefonicky',
    })
  expect(await revoke('EVA.NOVA@example.com')).toEqual({ ok: true, value: [customerId] })
  const about = async (result: ReturnType<typeof revoke>) => {
    const { failure } = (await result) as { failure: { kind: string; about: string } }
    return [failure.kind, failure.about]
  }
  expect(await about(revoke('eva.nova@example.com'))).toEqual(['refused', 'validConsent'])
  expect(await about(revoke('no@body.cz'))).toEqual(['refused', 'customer'])
  const unknown = consentTypeIdSchema.parse(99)
  expect(await about(revoke('eva.nova@example.com', unknown))).toEqual(['refused', 'consentType'])
})

test('a consent is revoked for one customer', async () => {
  const { client, as, customerId } = await send()
  const holder = { kind: 'customer', customerId } as const
  const revocation = { holder, consentTypeId: marketing, notes: null }
  expect(await client.revokeCustomerConsent(as('customers@demo'), revocation)).toEqual({
    ok: true,
    value: [customerId],
  })
})

test('a customer whom the server does not know is refused in its words', async () => {
  const { client, asking } = await startClient('customers@demo')
  expect(await client.getCustomerDetails(asking, customerIdSchema.parse(7))).toMatchObject({
    failure: { kind: 'refused', message: 'ID does not refer to a valid object.' },
  })
})
