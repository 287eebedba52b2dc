import { expect, test } from 'vitest'
import { screenIdSchema } from '#core/ids'
import { finished, readUnits } from '../../../wiring/testing/prices/acts.ts'
import { of } from '../../../wiring/testing/prices/prices-world.ts'
import { startPrices } from '../../../wiring/testing/prices/start-prices.ts'

type StartedPrices = Awaited<ReturnType<typeof startPrices>>

const refreshed = async ({ world }: StartedPrices) => {
  await finished(world(), (await world().call('prices.refreshProjects', of)).jobId)
  return finished(world(), (await world().call('prices.refreshPricelist', of)).jobId)
}

test('a project with other screens than the first is loaded by the one that a person names, from then on', async () => {
  const started = await startPrices()
  await started.sandbox.control('PATCH', '/switches', {
    screens: [2, 11],
    screensShape: 'unforeseen',
  })
  expect(await refreshed(started)).toMatchObject({
    kind: 'refused',
    status: 400,
    message: 'Invalid screen ID.',
  })
  await started.world().call('prices.chooseScreen', { ...of, screenId: screenIdSchema.parse(11) })
  expect(await refreshed(started)).toBeNull()
  expect((await readUnits(started.world())).length).toBeGreaterThan(10)
  await started.restart('second')
  expect(await refreshed(started)).toBeNull()
})

test.each(['objects', 'numbers', 'screenids', 'single'] as const)(
  'screens that a server lists as %s are asked for without a person',
  async (screensShape) => {
    const started = await startPrices()
    await started.sandbox.control('PATCH', '/switches', { screens: [2, 11], screensShape })
    expect(await refreshed(started)).toBeNull()
  },
)
