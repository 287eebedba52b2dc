import { ReviewScreen } from '../screens/review.ts'
import { crmPeople } from './crm-people.ts'
import type { SandboxCrm } from './sandbox-crm.ts'
import type { Start } from './test.ts'

/** The workspace Vltavan with its prices, and those who work in its CRM meanwhile. */
export const openReview = async (start: Start, crm: SandboxCrm) => {
  const application = await start()
  await application.unitdesk.connectTo(crm)
  return {
    ...application,
    people: crmPeople(crm),
    review: new ReviewScreen(application.page),
  }
}
