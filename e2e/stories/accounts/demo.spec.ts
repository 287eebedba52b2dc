import { expect, test } from '../../harness/test.ts'

test('a first start offers the demo; what it has loaded is there after the power went, and the next start goes back to its project', async ({
  start,
}) => {
  const first = await start()
  await first.unitdesk.expectWelcome()
  await first.unitdesk.exploreDemo()
  await expect(first.unitdesk.demoBadge).toBeVisible()
  await first.unitdesk.prices.expectCount(/ of 7\d\d units$/)
  await first.kill9()

  const second = await start()
  await second.unitdesk.prices.expectUnits()
  await second.unitdesk.prices.expectCount(/ of 7\d\d units$/)
  await second.unitdesk.prices.chooseProject('Vily Pod Lesem')
  await second.close()

  const third = await start()
  await third.unitdesk.prices.expectUnits('Vily Pod Lesem')
})
