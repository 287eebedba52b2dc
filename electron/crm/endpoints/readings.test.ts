import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectBytes } from '#core/collect-bytes'
import { consentTypeIdSchema, screenIdSchema, type UnitId, unitIdSchema } from '#core/ids'
import { emptyLead } from '#core/leads/testing/sample-leads'
import type { ChosenSwitches } from '../../../sandbox/switches.ts'
import { demoPlace } from '../../../sandbox/testing/demo-place.ts'
import { pngBytes } from '../../../sandbox/testing/upload-file.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { lookAtFile } from '../testing/look-at-file.ts'
import { startClient } from '../testing/start-client.ts'

type StartedClient = Awaited<ReturnType<typeof startClient>>

/** What a server that reads the specification as expected tells, and what one tells that reads it otherwise. */
const toldBy = async <T>(
  login: string,
  switches: ChosenSwitches,
  ask: (started: StartedClient) => Promise<T>,
) => {
  const started = await startClient(login)
  const asExpected = await ask(started)
  await started.readOtherwise(switches)
  return { asExpected, otherwise: await ask(started) }
}

test.each(['scientific', 'grouped', 'manyDecimals', 'withCurrency'] as const)(
  'prices that a server writes in the notation %s are the same amounts',
  async (priceNotation) => {
    const readUnits = async ({ readProject }: StartedClient) => (await readProject()).units
    const told = await toldBy('prices@demo', { priceNotation }, readUnits)
    const prices = (units: typeof told.asExpected) =>
      units.map(({ id, priceNetMinor, priceGrossMinor }) => [id, priceNetMinor, priceGrossMinor])
    expect(prices(told.asExpected).some(([, net]) => net !== null)).toBe(true)
    expect(prices(told.otherwise)).toEqual(prices(told.asExpected))
    const priced = told.otherwise.filter(({ priceGrossMinor }) => priceGrossMinor !== null)
    const isMarked = priced.every(({ attributes }) => 'flat_price' in attributes)
    expect(isMarked).toBe(priceNotation === 'manyDecimals')
  },
)

test.each(['shortOffset', 'named', 'basic', 'local', 'epoch', 'epochMs'] as const)(
  'leads whose times a server writes as %s are of the same second',
  async (leadTimestamps) => {
    const listSeconds = async ({ client, asking }: StartedClient) => {
      const leads = await client.listLeads(asking)
      if (!leads.ok) throw new Error('the leads were not listed')
      return leads.value.leads.map(({ at }) => (at === null ? null : Math.floor(at / 1_000)))
    }
    const told = await toldBy('leads@demo', { leadTimestamps }, listSeconds)
    expect(told.asExpected.length).toBeGreaterThan(0)
    expect(told.asExpected).not.toContain(null)
    expect(told.otherwise).toEqual(told.asExpected)
  },
)

const readAll = async ({ client, account, signal, asking, readProject }: StartedClient) => ({
  listing: await client.listProjects(account, { signal }),
  units: (await readProject()).units,
  milestones: await client.listMilestones(asking),
})

test.each([
  { xmlForm: 'iso-8859-2' },
  { xmlForm: 'windows-1250' },
  { xmlForm: 'utf-16le' },
  { xmlForm: 'utf-16be' },
  { xmlForm: 'blankLine' },
  { xmlForm: 'prefixedRoot' },
  { compression: 'gzip' },
  { compression: 'deflate' },
  { compression: 'br' },
] as const)('projects, units and milestones are the same by %o', async (switches) => {
  const byXml = { projectListing: 'xml', ...switches } as const
  const { asExpected, otherwise } = await toldBy('prices@demo', byXml, readAll)
  expect(otherwise.units.length).toBeGreaterThan(10)
  expect(otherwise.units).toEqual(asExpected.units)
  expect(otherwise.milestones).toMatchObject({ ok: true })
  expect(otherwise.milestones).toEqual(asExpected.milestones)
  const namesOf = ({ listing }: typeof asExpected) =>
    listing.ok ? listing.value.projects.map(({ id, name }) => [id, name]) : listing.failure
  expect(namesOf(asExpected)).toContainEqual([10_210, 'Rezidence Podviní'])
  expect(namesOf(otherwise)).toEqual(namesOf(asExpected))
})

test('a workbook that comes compressed is the workbook', async () => {
  const { client, account, signal, readOtherwise } = await startClient('exports@demo')
  await readOtherwise({ compression: 'gzip' })
  const { sink, whole } = collectBytes()
  const wanted = { name: 'projects', format: 'xlsx' } as const
  const download = { signal, sink, onProgress: () => undefined }
  expect(await client.exportTable(account, wanted, download)).toMatchObject({ ok: true })
  expect(Buffer.from(whole().subarray(0, 2)).toString()).toBe('PK')
})

test.each(
  [404, 405, 410, 500, 501].flatMap((status) => [
    ['xml', status] as const,
    ['json', status] as const,
  ]),
)('projects are listed by a server that has only %s and answers %i', async (form, status) => {
  const { client, account, signal, readOtherwise } = await startClient('prices@demo')
  await readOtherwise({ projectListing: form, otherListingStatus: status })
  expect(await client.listProjects(account, { signal })).toMatchObject({
    ok: true,
    value: { projects: [{ id: 10_210 }, {}, {}, {}] },
  })
})

test.each(['text', 'quoted', 'json', 'accepted', 'noContent'] as const)(
  'uploads are done where a server says yes with %s',
  async (uploadAnswers) => {
    const { client, asking, readOtherwise } = await startClient('media@demo')
    await readOtherwise({ uploadAnswers })
    const path = join(temporaryFolder(), 'plan.png')
    writeFileSync(path, pngBytes)
    const file = lookAtFile(path, 'image/png')
    const upload = { ...asking, file, onSent: () => undefined }
    const unitId = unitIdSchema.parse(demoPlace(2).flats[0]?.id)
    const screenId = screenIdSchema.parse(1)
    expect(await client.setUnitPdf(upload, { unitId })).toEqual({ ok: true, value: null })
    expect(await client.setUnitPlan(upload, { unitId, screenId })).toMatchObject({ ok: true })
    const picture = { unitId, screenId, name: 'Kuchyň' }
    expect(await client.addUnitGalleryImage(upload, picture)).toEqual({
      ok: true,
      value: uploadAnswers === 'noContent' ? null : expect.any(Number),
    })
  },
)

test.each(['quoted', 'json'] as const)(
  'a lead and a payment have arrived where a server tells their ID as %s',
  async (idAnswers) => {
    const { client, asking, as, readOtherwise } = await startClient('leads@demo')
    await readOtherwise({ idAnswers })
    const lead = { ...emptyLead, email: 'eva.nova@example.com' }
    expect(await client.createLead(asking, lead)).toEqual({ ok: true, value: expect.any(Number) })
    const payment = { id: '17', parameters: [['id', '17']] } as const
    expect(await client.addIncomingPayment(as('payments@demo'), payment)).toEqual({
      ok: true,
      value: { paymentId: expect.stringMatching(/^\d+$/), isNew: true },
    })
  },
)

test.each([{ shortCreateLead: true }, { leadPhones: 'asTyped' }] as const)(
  'a lead is created by a server that reads its open parts as %o',
  async (switches) => {
    const { client, asking, readOtherwise } = await startClient('leads@demo')
    await readOtherwise(switches)
    const lead = { ...emptyLead, name: 'Eva', surname: 'Nová', phone: '+420777123456' }
    expect(await client.createLead(asking, lead)).toEqual({ ok: true, value: expect.any(Number) })
  },
)

test('a batch is judged alike where a server writes numbers and booleans as text', async () => {
  const { client, asking, readProject, readOtherwise } = await startClient('prices@demo')
  await readOtherwise({ updateUnitsTypes: 'text' })
  const { units } = await readProject()
  const withStatus = (code: number) => units.find(({ statusCode }) => statusCode === code)?.id
  const change = (unitIds: readonly (UnitId | undefined)[]) =>
    client.updateUnits(
      asking,
      unitIds.flatMap((unitId) =>
        unitId === undefined ? [] : [{ unitId, priceNetMinor: 100, priceGrossMinor: 121 }],
      ),
    )
  const [free, sold] = [withStatus(0), withStatus(3)]
  expect(await change([free])).toEqual({ ok: true, value: { kind: 'updated', unitIds: [free] } })
  expect(await change([free, sold])).toMatchObject({ value: { kind: 'rejected' } })
})

const marketing = consentTypeIdSchema.parse(14)

test.each(['wrapped', 'byId'] as const)(
  'consents are listed and revoked where a server answers with %s lists',
  async (consentAnswers) => {
    const started = await startClient('leads@demo')
    const { client, asking, as, readOtherwise } = started
    await readOtherwise({ consentAnswers })
    const consentChange = { kind: 'update', consents: [marketing] } as const
    const lead = { ...emptyLead, email: 'eva.nova@example.com', consentChange }
    const created = await client.createLead(asking, lead)
    if (!created.ok) throw new Error('the lead was not created')
    const care = as('customers@demo')
    expect(await client.listConsentTypes(care)).toMatchObject({
      value: expect.arrayContaining([{ id: marketing, name: 'Marketingová sdělení' }]),
    })
    const holder = { kind: 'customer', customerId: created.value } as const
    const revocation = { holder, consentTypeId: marketing, notes: null }
    expect(await client.revokeCustomerConsent(care, revocation)).toEqual({
      ok: true,
      value: [created.value],
    })
  },
)

test.each(['utf-8', 'windows-1250', 'utf-16le', 'prefixedRoot'] as const)(
  'a customer is told by a server that writes XML as %s to whoever asks for JSON',
  async (xmlForm) => {
    const { client, asking, as, readOtherwise } = await startClient('leads@demo')
    const lead = { ...emptyLead, name: 'Žofie', email: 'zofie@example.com' }
    const created = await client.createLead(asking, lead)
    if (!created.ok) throw new Error('the lead was not created')
    await readOtherwise({ customerDetails: 'xml', xmlForm })
    const details = await client.getCustomerDetails(as('customers@demo'), created.value)
    const name = { name: 'name', text: 'Žofie', children: [] }
    expect(details.ok && details.value.children).toContainEqual(name)
  },
)

test('a customer of whom a server tells nothing is told so, and an account of leads may ask', async () => {
  const { client, asking, readOtherwise } = await startClient('leads@demo')
  const created = await client.createLead(asking, { ...emptyLead, email: 'eva.nova@example.com' })
  if (!created.ok) throw new Error('the lead was not created')
  await readOtherwise({ customerDetailsForLeads: true, customerDetails: 'empty' })
  expect(await client.getCustomerDetails(asking, created.value)).toMatchObject({
    ok: true,
    value: { name: 'customer', children: [] },
  })
})
