import { expect, test } from 'vitest'
import { finished, readUnits } from '../../../wiring/testing/prices/acts.ts'
import { of } from '../../../wiring/testing/prices/prices-world.ts'
import { startPrices } from '../../../wiring/testing/prices/start-prices.ts'

test.each(['withoutId', 'longId'] as const)(
  'a project with one unit %s is loaded without it, and the unit is named',
  async (oddUnit) => {
    const { world, sandbox } = await startPrices()
    const before = await readUnits(world())
    await sandbox.control('PATCH', '/switches', { oddUnit })
    const { jobId } = await world().call('prices.refreshPricelist', of)
    expect(await finished(world(), jobId)).toBeNull()
    const after = await readUnits(world())
    const [gone, ...others] = before.filter(({ id }) => !after.some((unit) => unit.id === id))
    expect(others).toEqual([])
    expect(await world().call('prices.readPricelist', of)).toMatchObject({
      unitCount: before.length - 1,
      unreadUnits: [gone?.number],
    })
  },
)

test('a unit that is listed twice is one unit, and the second mention is named', async () => {
  const { world, sandbox } = await startPrices()
  const before = await readUnits(world())
  await sandbox.control('PATCH', '/switches', { oddUnit: 'twice' })
  const { jobId } = await world().call('prices.refreshPricelist', of)
  expect(await finished(world(), jobId)).toBeNull()
  expect(await readUnits(world())).toEqual(before)
  expect(await world().call('prices.readPricelist', of)).toMatchObject({
    unreadUnits: [expect.any(String)],
  })
})

test.each([
  ['outsideFloor', { floorId: null, floor: '' }],
  ['outsideBuilding', { buildingId: null, building: '', floorId: null, floor: '' }],
] as const)('a unit %s is among the others, without that place', async (oddUnit, place) => {
  const { world, sandbox } = await startPrices()
  const before = await readUnits(world())
  await sandbox.control('PATCH', '/switches', { oddUnit })
  const { jobId } = await world().call('prices.refreshPricelist', of)
  expect(await finished(world(), jobId)).toBeNull()
  const after = await readUnits(world())
  expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
  expect(after.filter(({ floorId }) => floorId === null)).toMatchObject([place])
})
