import { openPayments } from '../../harness/payments-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { MilestonesScreen } from '../../screens/milestones.ts'

test('milestones come as a table and as a tree, with their dates', async ({ open, crm }) => {
  test.slow()
  const { unitdesk, page } = await openPayments(open, crm)
  const milestones = new MilestonesScreen(page)
  await unitdesk.go('Customers')
  await milestones.show()
  await milestones.ask()
  await expect(milestones.column('Date fixed')).toBeVisible()
  await expect(milestones.table).toContainText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/)
  await milestones.showAs('As it came')
  await milestones.search('kolaudace')
  await expect(milestones.tree).toContainText('Kolaudace')
  await expect(milestones.tree).not.toContainText('Hrubá stavba')
})
