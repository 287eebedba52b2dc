import { expect, test } from '../../harness/test.ts'

test('a search narrows the units and the totals, and Escape brings them all back', async ({
  open,
  crm,
}) => {
  const { unitdesk } = await open({ crm })
  await unitdesk.prices.expectUnits()
  await unitdesk.press('Control+f')
  await unitdesk.type('A.101')
  await unitdesk.prices.expectCount(/^1 of 7\d\d units$/)
  await expect.poll(() => unitdesk.prices.numbers()).toEqual(['A.101'])
  await unitdesk.press('Escape')
  await unitdesk.prices.expectCount(/^3\d\d of 7\d\d units$/)
})

test('the table sorts from the keyboard, numbers as people count', async ({ open, crm }) => {
  const { unitdesk } = await open({ crm })
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.sortBy('Unit')
  await expect
    .poll(async () => (await unitdesk.prices.numbers()).slice(0, 2))
    .toEqual(['A.101', 'A.102'])
  await unitdesk.prices.sortBy('Unit')
  await expect.poll(async () => (await unitdesk.prices.numbers())[0]).toMatch(/^E\.\d/)
})

test('a column can be hidden and is hidden still after a restart', async ({ start }) => {
  const first = await start({ arguments: ['--demo'] })
  await first.unitdesk.prices.expectUnits()
  await first.unitdesk.prices.toggleColumn('Layout')
  await first.unitdesk.prices.expectNoColumn('Layout')
  await first.close()
  const { unitdesk } = await start()
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.expectColumn('Area (m²)')
  await unitdesk.prices.expectNoColumn('Layout')
})

test('another project is a choice away', async ({ open, crm }) => {
  const { unitdesk } = await open({ crm })
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.chooseProject('Ponávka Park')
  await unitdesk.prices.expectCount(/3\d\d units$/)
})

test('started again soon after, it shows the prices that it has and does not load them again', async ({
  start,
  crm,
}) => {
  const first = await start()
  await first.unitdesk.connectTo(crm)
  await first.close()
  const before = (await crm.requests()).length
  const { unitdesk } = await start()
  await unitdesk.prices.expectUnits()
  // What had not been loaded is: what would have been loaded by itself had its turn before.
  await unitdesk.prices.chooseProject('Ponávka Park')
  await unitdesk.prices.expectCount(/3\d\d units$/)
  const asked = (await crm.requests()).slice(before)
  expect(asked.filter(({ endpoint }) => endpoint === 'get-project')).toHaveLength(1)
})
