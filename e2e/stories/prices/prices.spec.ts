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

test('another project is a choice away', async ({ open, crm }) => {
  const { unitdesk } = await open({ crm })
  await unitdesk.prices.expectUnits()
  await unitdesk.prices.chooseProject('Ponávka Park')
  await unitdesk.prices.expectCount(/3\d\d units$/)
})
