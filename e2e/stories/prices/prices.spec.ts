import { expect, test } from '../../harness/test.ts'

test('a search narrows the units and Escape brings them back, the table sorts from the keyboard, and another project is a choice away', async ({
  open,
  crm,
}) => {
  const { unitdesk } = await open({ crm })
  const { prices } = unitdesk
  await prices.expectUnits()
  await unitdesk.press('Control+f')
  await unitdesk.type('A.101')
  await prices.expectCount(/^1 of 7\d\d units$/)
  await expect.poll(() => prices.numbers()).toEqual(['A.101'])
  await unitdesk.press('Escape')
  await prices.expectCount(/^3\d\d of 7\d\d units$/)

  // Numbers are sorted as people count.
  await prices.sortBy('Unit')
  await expect.poll(async () => (await prices.numbers()).slice(0, 2)).toEqual(['A.101', 'A.102'])
  await prices.sortBy('Unit')
  await expect.poll(async () => (await prices.numbers())[0]).toMatch(/^E\.\d/)

  await prices.chooseProject('Ponávka Park')
  await prices.expectCount(/3\d\d units$/)
})
