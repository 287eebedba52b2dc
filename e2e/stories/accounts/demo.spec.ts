import { expect, test } from '../../harness/test.ts'

test('a first start offers the demo, which opens on the prices of its first project', async ({
  start,
}) => {
  const { unitdesk } = await start()
  await unitdesk.expectWelcome()
  await unitdesk.exploreDemo()
  await expect(unitdesk.demoBadge).toBeVisible()
  await unitdesk.prices.expectCount(/ of 7\d\d units$/)
})

test('the next start goes straight back to the project where the person was', async ({ start }) => {
  const first = await start()
  await first.unitdesk.exploreDemo()
  await first.unitdesk.prices.chooseProject('Vily Pod Lesem')
  await first.close()
  const { unitdesk } = await start()
  await unitdesk.prices.expectUnits('Vily Pod Lesem')
})

test('the demo can be asked for with the start', async ({ start }) => {
  const { unitdesk } = await start({ arguments: ['--demo'] })
  await unitdesk.prices.expectUnits()
})

test('what was loaded is there after the power went, without asking anybody', async ({ start }) => {
  const first = await start()
  await first.unitdesk.exploreDemo()
  await first.kill9()
  const { unitdesk } = await start()
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.expectCount(/ of 7\d\d units$/)
})
