import { ReviewScreen } from '../screens/review.ts'
import { crmPeople } from './crm-people.ts'
import type { SandboxCrm } from './sandbox-crm.ts'
import type { BeginStory, OpenedUnitdesk } from './shared-window.ts'

/** The workspace Vltavan with its prices, and those who work in its CRM meanwhile. */
export const openReview = async <T extends OpenedUnitdesk>(
  begin: BeginStory<T>,
  crm: SandboxCrm,
) => {
  const application = await begin({ crm })
  await application.unitdesk.prices.expectUnits()
  return {
    ...application,
    people: crmPeople(crm),
    review: new ReviewScreen(application.page),
  }
}
