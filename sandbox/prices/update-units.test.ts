import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startForTest, type TestedSandbox } from '../testing/start-for-test.ts'

const screen = { screenid: 1, developerid: 4211, projectid: 10210 }

const pricesOf = async (sandbox: TestedSandbox): Promise<Map<number, string>> => {
  const { text } = await sandbox.post('get-project', screen)
  const prices = new Map<number, string>()
  for (const [flat, id] of text.matchAll(/<flat id="(\d+)".*?<\/flat>/g)) {
    const net = /key="flat_price_without_vat" value="([^"]+)"/.exec(flat)?.[1]
    const gross = /key="flat_price" value="([^"]+)"/.exec(flat)?.[1]
    prices.set(Number(id), `${net}/${gross}`)
  }
  return prices
}

const send = async (sandbox: TestedSandbox, units: unknown) => {
  const { status, text } = await sandbox.post('update-units', { data: JSON.stringify({ units }) })
  return {
    status,
    answer: JSON.parse(text) as { success: boolean; error?: string; units: unknown[] },
  }
}

const change = (id: number, net = 1_000_000.5, gross = 1_120_000.56) => ({
  id,
  priceWithoutVat: net,
  priceWithVat: gross,
})

/** The first units that are and are not attached to a deal, found out as a client would. */
const sortUnits = async (sandbox: TestedSandbox) => {
  const ids = [...(await pricesOf(sandbox)).keys()]
  const { answer } = await send(sandbox, [...ids.map((id) => change(id)), change(1)])
  const errors = answer.units as { id: number; error: string }[]
  const idsWith = (error: string) =>
    errors.filter((unit) => unit.error === error).map(({ id }) => id)
  return {
    free: idsWith('Batch rejected due to other validation errors'),
    taken: idsWith('Unit is attached to a Deal'),
  }
}

test('a batch that passes changes both prices and says so in the shape of the specification', async () => {
  const sandbox = await startForTest()
  const { free } = await sortUnits(sandbox)
  const [a = 0, b = 0] = free
  const { status, answer } = await send(sandbox, [change(a), change(b, 5, 6)])
  expect(status).toBe(200)
  expect(answer).toEqual({
    success: true,
    updatedCount: 2,
    units: [
      { id: a, success: true },
      { id: b, success: true },
    ],
  })
  const prices = await pricesOf(sandbox)
  expect(prices.get(a)).toBe('1000000.5/1120000.56')
  expect(prices.get(b)).toBe('5/6')
})

test('one unit attached to a deal rejects the whole batch, each unit with its own message', async () => {
  const sandbox = await startForTest()
  const { free, taken } = await sortUnits(sandbox)
  const before = await pricesOf(sandbox)
  const [good = 0] = free
  const [bad = 0, worse = 0] = taken
  const { status, answer } = await send(sandbox, [change(good), change(bad), change(worse)])
  expect(status).toBe(200)
  expect(answer).toEqual({
    success: false,
    error: 'Validation failed for 2 unit(s)',
    units: [
      { id: good, success: false, error: 'Batch rejected due to other validation errors' },
      { id: bad, success: false, error: 'Unit is attached to a Deal' },
      { id: worse, success: false, error: 'Unit is attached to a Deal' },
    ],
  })
  expect(await pricesOf(sandbox)).toEqual(before)
})

test.each([
  [
    'an unknown unit',
    (id: number) => [change(id), change(3)],
    'ID does not refer to a valid object.',
  ],
  ['a negative price', (id: number) => [change(id, -1)], 'Price must not be negative'],
  [
    'a unit listed twice',
    (id: number) => [change(id), change(id)],
    'Unit is listed more than once',
  ],
])('%s fails validation', async (_name, unitsFor, message) => {
  const sandbox = await startForTest()
  const { free } = await sortUnits(sandbox)
  const { answer } = await send(sandbox, unitsFor(free[0] ?? 0))
  expect(answer.success).toBe(false)
  expect(answer.units).toContainEqual(expect.objectContaining({ error: message }))
})

test.each([
  ['nothing', undefined, 'Parameter missing: data.'],
  ['no JSON', 'units', 'Incorrect parameter format: data.'],
  ['a list', '[]', 'Incorrect parameter format: data.'],
  ['another field', '{"units":[],"note":"x"}', 'Incorrect parameter format: data.'],
  ['one price', '{"units":[{"id":1,"priceWithVat":2}]}', 'Incorrect parameter format: data.'],
  [
    'a price as text',
    '{"units":[{"id":1,"priceWithVat":2,"priceWithoutVat":"2"}]}',
    'Incorrect parameter format: data.',
  ],
])('data that holds %s is refused', async (_name, data, message) => {
  const sandbox = await startForTest()
  expect(await sandbox.post('update-units', { data })).toMatchObject({ status: 400, text: message })
})

test('a unit of a project that is hidden from the API is unknown, and keeps its prices', async () => {
  const sandbox = await startForTest()
  const { free } = await sortUnits(sandbox)
  const [unit = 0] = free
  const before = await pricesOf(sandbox)
  await sandbox.control('PATCH', `/projects/${screen.projectid}`, { hidden: true })
  const { answer } = await send(sandbox, [change(unit)])
  expect(answer.units).toEqual([
    { id: unit, success: false, error: 'ID does not refer to a valid object.' },
  ])
  await sandbox.control('PATCH', `/projects/${screen.projectid}`, { hidden: false })
  expect(await pricesOf(sandbox)).toEqual(before)
})

test('the status of a rejected batch is a switch', async () => {
  const sandbox = await startForTest({ switches: { updateUnitsFailureStatus: 422 } })
  expect((await send(sandbox, [change(3)])).status).toBe(422)
})

test('the experimental endpoint is removed, and comes back', async () => {
  const sandbox = await startForTest()
  await sandbox.control('PATCH', '/switches', { updateUnitsRemoved: true })
  expect(await sandbox.post('update-units', { data: '{"units":[]}' })).toMatchObject({
    status: 404,
    text: 'Not found.',
  })
  await sandbox.control('PATCH', '/switches', { updateUnitsRemoved: false })
  expect((await send(sandbox, [])).answer.success).toBe(true)
})

test('whatever the batch, either all of its prices change or none', async () => {
  const sandbox = await startForTest()
  const { free, taken } = await sortUnits(sandbox)
  const unit = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...free) },
    { weight: 1, arbitrary: fc.constantFrom(...taken, 3) },
  )
  const batches = fc.uniqueArray(fc.tuple(unit, fc.nat(9_999_999)), {
    maxLength: 12,
    selector: ([id]) => id,
  })
  await fc.assert(
    fc.asyncProperty(batches, async (batch) => {
      const before = await pricesOf(sandbox)
      const { answer } = await send(
        sandbox,
        batch.map(([id, net]) => change(id, net, net + 1)),
      )
      const after = await pricesOf(sandbox)
      expect(answer.success).toBe(batch.every(([id]) => free.includes(id)))
      const expected = new Map(before)
      if (answer.success) for (const [id, net] of batch) expected.set(id, `${net}/${net + 1}`)
      expect(after).toEqual(expected)
    }),
    { numRuns: 25 },
  )
})
