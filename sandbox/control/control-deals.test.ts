import { expect, test } from 'vitest'
import { readSheet } from '../exports/testing/call-export.ts'
import { freeUnits } from '../testing/free-units.ts'
import { startForTest, type TestedSandbox } from '../testing/start-for-test.ts'

const makeDeal = (sandbox: TestedSandbox, deal: Readonly<Record<string, unknown>>) =>
  sandbox.control('POST', '/deals', deal) as Promise<{ id: number; customerId: number }>

const change = async (sandbox: TestedSandbox, ids: readonly number[]): Promise<unknown> => {
  const units = ids.map((id) => ({ id, priceWithoutVat: 100, priceWithVat: 112 }))
  return JSON.parse((await sandbox.post('update-units', { data: JSON.stringify({ units }) })).text)
}

/** The export of the units, each row by the stable names of its columns. */
const exportedUnits = async (sandbox: TestedSandbox) => {
  const login = 'exports@demo'
  const password = sandbox.accounts.find((account) => account.login === login)?.password ?? ''
  const response = await fetch(`${sandbox.baseUrl}/ws/v10/list-excel-products`, {
    method: 'POST',
    body: new URLSearchParams({ login, password, headermode: 'ids' }),
  })
  const [header = [], ...rows] = readSheet(Buffer.from(await response.arrayBuffer()))
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])))
}

test('a deal locks its units for the API although the pricelist shows them as free', async () => {
  const sandbox = await startForTest()
  const [locked, free] = await freeUnits(sandbox)
  const [lockedId, freeId] = [locked?.id ?? 0, free?.id ?? 0]
  const deal = await makeDeal(sandbox, { unitIds: [lockedId] })
  expect(await sandbox.control('GET', `/units/${lockedId}`)).toEqual({ ...locked, dealId: deal.id })
  expect(await change(sandbox, [freeId, lockedId])).toMatchObject({
    success: false,
    units: [{ id: freeId }, { id: lockedId, error: 'Unit is attached to a Deal' }],
  })
  await sandbox.control('PATCH', `/units/${lockedId}`, { dealId: null })
  expect(await change(sandbox, [freeId, lockedId])).toMatchObject({ updatedCount: 2 })
})

test('the export of the units tells the deal, its customer and its state', async () => {
  const sandbox = await startForTest()
  const [unit, other] = await freeUnits(sandbox)
  const unitIds = [unit?.id ?? 0, other?.id ?? 0]
  const { id } = await makeDeal(sandbox, { unitIds, flatStatus: '2' })
  const exported = (await exportedUnits(sandbox)).filter((row) => row['deal_id'] === id)
  expect(exported.map((row) => row['unit_id']).sort()).toEqual([...unitIds].sort())
  for (const row of exported) {
    expect(row).toMatchObject({ customer: 'Eva Kupcová', availability_id: 2 })
    expect(row['deal_status']).not.toBe('')
  }
})

test('no deal is made of a unit that is taken, unknown, or of another project', async () => {
  const sandbox = await startForTest()
  const [unit] = await freeUnits(sandbox)
  const elsewhere = (await sandbox.control('GET', '/units?projectId=10340')) as {
    id: number
    dealId: number | null
  }[]
  const abroad = elsewhere.find(({ dealId }) => dealId === null)?.id ?? 0
  const id = unit?.id ?? 0
  const refused = { error: 'not free units of one project' }
  expect(await makeDeal(sandbox, { unitIds: [id, 3] })).toEqual(refused)
  expect(await makeDeal(sandbox, { unitIds: [id, abroad] })).toEqual(refused)
  expect(await makeDeal(sandbox, { unitIds: [] })).toHaveProperty('error')
  await makeDeal(sandbox, { unitIds: [id] })
  expect(await makeDeal(sandbox, { unitIds: [id] })).toEqual(refused)
})
