import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import type { PriceChange } from '#core/prices/batch/price-update'
import type { SandboxOptions } from '../../../sandbox/server.ts'
import { startClient } from '../testing/start-client.ts'

const start = async (options: Partial<SandboxOptions> = {}) => {
  const started = await startClient('prices@demo', options)
  const readUnits = async () => (await started.readProject()).units
  const units = await readUnits()
  const withStatus = (code: number) => units.filter(({ statusCode }) => statusCode === code)
  return { ...started, readUnits, free: withStatus(0), sold: withStatus(3) }
}

const to = ({ id }: { id: UnitId }, netMinor: number): PriceChange => ({
  unitId: id,
  priceNetMinor: netMinor,
  priceGrossMinor: netMinor + 1,
})

test('prices are changed to the last digit and read back', async () => {
  const { client, asking, free, readUnits } = await start()
  const changed = free.slice(0, 3)
  const changes = changed.map((unit, index) => to(unit, 512_345_607 + index))
  expect(await client.updateUnits(asking, changes)).toEqual({
    ok: true,
    value: { kind: 'updated', unitIds: changed.map(({ id }) => id) },
  })
  const prices = new Map((await readUnits()).map((unit) => [unit.id, unit]))
  for (const { unitId, priceNetMinor, priceGrossMinor } of changes) {
    expect(prices.get(unitId)).toMatchObject({ priceNetMinor, priceGrossMinor })
  }
})

test.each([200, 202, 400, 422])(
  'a unit attached to a deal rejects the batch, whichever of them %i is the status',
  async (updateUnitsFailureStatus) => {
    const { client, asking, free, sold } = await start({ switches: { updateUnitsFailureStatus } })
    const [one] = free
    const [other] = sold
    if (!one || !other) throw new Error('the demo has no such units')
    expect(await client.updateUnits(asking, [to(one, 100), to(other, 100)])).toMatchObject({
      value: {
        kind: 'rejected',
        message: 'Validation failed for 1 unit(s)',
        units: [
          { unitId: one.id, message: 'Batch rejected due to other validation errors' },
          { unitId: other.id, message: 'Unit is attached to a Deal' },
        ],
      },
    })
  },
)

test('a batch whose answer is lost has left once: whoever sent it finds out what became of it', async () => {
  const { client, asking, free, fault, recorded } = await start()
  await fault('update-units', { kind: 'resetAfter' })
  const [unit] = free
  if (!unit) throw new Error('the demo has no free unit')
  expect(await client.updateUnits(asking, [to(unit, 100)])).toMatchObject({
    failure: { kind: 'unreachable' },
  })
  const updates = (await recorded()).filter(({ endpoint }) => endpoint === 'update-units')
  expect(updates.length).toBe(1)
})

test('a login that is refused is no rejected batch', async () => {
  const { client, as, free } = await start()
  const [unit] = free
  if (!unit) throw new Error('the demo has no free unit')
  expect(await client.updateUnits(as('leads@demo'), [to(unit, 100)])).toMatchObject({
    failure: { kind: 'held' },
  })
})
