import { expect, test } from 'vitest'
import type { ConsentRevocation } from '#core/customers/consent'
import { consentTypeIdSchema, customerIdSchema } from '#core/ids'
import { refuseHolds } from '../../wiring/testing/leads/acts.ts'
import { type LeadsWorld, of } from '../../wiring/testing/leads/leads-world.ts'
import { startLeads } from '../../wiring/testing/leads/start-leads.ts'

// In the demo: three customers with one address, of whom one has withdrawn before.
const email = 'rodina.tesarovi@example.com'
const marketing = consentTypeIdSchema.parse(14)

const newest = { ...of, before: null, limit: 10 }

const started = async () => {
  const begun = await startLeads()
  const { world } = begun
  await world.finished(await world.call('customers.refreshConsentTypes', of))
  return begun
}

const revoke = async (world: LeadsWorld, change: Partial<ConsentRevocation> = {}) => {
  const holder = { kind: 'email', email } as const
  const revocation = { holder, consentTypeId: marketing, notes: null, ...change }
  const job = await world.call('customers.revokeConsent', { ...of, revocation })
  const failure = await world.finished(job)
  const [record] = await world.call('customers.listRevocations', newest)
  return { failure, record }
}

test('the types are kept with the time at which they were asked for', async () => {
  const { world, clock } = await started()
  const list = await world.call('customers.listConsentTypes', of)
  expect(list).toMatchObject({ fetchedAt: clock.now() })
  expect(list?.types.map(({ id }) => id)).toContain(marketing)
})

test('a defect while a revocation is on its way leaves it unknown', async () => {
  const { world, fault } = await started()
  refuseHolds(world)
  await fault('revoke-customer-consent', { kind: 'status', status: 401 })
  const { failure, record } = await revoke(world)
  expect(failure).toMatchObject({ kind: 'defect' })
  expect(record?.outcome).toEqual({ kind: 'unknown' })
})

test('where the disk refuses what came of a revocation, that is told and not the answer', async () => {
  const { world } = await started()
  world.store.db.exec(
    `CREATE TRIGGER refuse BEFORE UPDATE ON revocation BEGIN SELECT raise(ABORT, 'no'); END`,
  )
  const holder = { kind: 'email', email: 'nobody@example.com' } as const
  expect(await revoke(world, { holder })).toMatchObject({
    failure: { kind: 'store' },
    record: { outcome: { kind: 'sending' } },
  })
})

test('by email a consent is revoked for the two of three who hold it, and the audit tells for whom', async () => {
  const { world } = await started()
  const holder = { kind: 'email', email: ` ${email.toUpperCase()} ` } as const
  const { failure, record } = await revoke(world, { holder, notes: 'telefonicky' })
  expect(failure).toBeNull()
  expect(record).toMatchObject({
    account: 'customers',
    consentTypeId: marketing,
    notes: 'telefonicky',
    holder: { kind: 'email', masked: 'R***@E***.COM' },
    outcome: { kind: 'revoked' },
  })
  const ids = record?.outcome.kind === 'revoked' ? record.outcome.customerIds : []
  expect(ids).toHaveLength(2)
  const rows = JSON.stringify(world.store.db.prepare('SELECT * FROM revocation').all())
  expect(rows.toLowerCase()).not.toContain(email)
  const again = await revoke(world)
  expect(again.record?.outcome).toEqual({ kind: 'notFound', about: 'validConsent' })
  const [customerId] = ids
  if (customerId === undefined) throw new Error('nobody')
  const { tree } = await world.call('customers.openCustomer', { ...of, customerId })
  expect(tree).toContain('Tesař')
})

test.each<[string, Partial<ConsentRevocation>, string]>([
  ['nobody has the address', { holder: { kind: 'email', email: 'nikdo@example.com' } }, 'customer'],
  [
    'nobody is that customer',
    { holder: { kind: 'customer', customerId: customerIdSchema.parse(9_999_999) } },
    'customer',
  ],
])(
  '%s: nothing was changed, and it is said of what there was none',
  async (_name, change, about) => {
    const { world } = await started()
    const { failure, record } = await revoke(world, change)
    expect(failure).toMatchObject({ kind: 'refused', status: 404, about })
    expect(record?.outcome).toEqual({ kind: 'notFound', about })
  },
)

test('a type that the server does not have is not asked for; unknown here, it is the server who says so', async () => {
  const { world } = await started()
  const change = { consentTypeId: consentTypeIdSchema.parse(99) }
  const { failure } = await revoke(world, change)
  expect(failure).toMatchObject({ kind: 'invalidInput', path: 'consentTypeId' })
  world.store.db.prepare('DELETE FROM consent_list').run()
  const { record } = await revoke(world, change)
  expect(record?.outcome).toEqual({ kind: 'notFound', about: 'consentType' })
})

test('a lost answer leaves a doubt in the audit, and nothing is sent again', async () => {
  const { world, sandbox, fault } = await started()
  await fault('revoke-customer-consent', { kind: 'resetAfter' })
  const { record } = await revoke(world)
  expect(record?.outcome).toEqual({ kind: 'unknown' })
  const asked = (await sandbox.control('GET', '/requests')) as { endpoint: string }[]
  expect(asked.filter(({ endpoint }) => endpoint === 'revoke-customer-consent')).toHaveLength(1)
})

test('the audit list is read page by page, newest first, and no line twice or never', async () => {
  const { world } = await started()
  for (const notes of ['a', 'b', 'c', 'd', 'e']) await revoke(world, { notes })
  const all = await world.call('customers.listRevocations', newest)
  expect(all).toHaveLength(5)
  const pages: (typeof all)[] = []
  while (pages.length < 3) {
    const before = pages.at(-1)?.at(-1)?.id ?? null
    pages.push(await world.call('customers.listRevocations', { ...of, before, limit: 2 }))
  }
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(pages.flat()).toEqual(all)
})
