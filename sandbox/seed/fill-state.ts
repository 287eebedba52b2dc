import { makeAccounts } from '../accounts/accounts.ts'
import { writeAccount } from '../state/accounts.ts'
import type { Db } from '../state/db.ts'
import { setFirstIds } from '../state/first-ids.ts'
import { writeDeveloper } from '../state/projects.ts'
import { writeProject } from '../state/write-project.ts'
import { fillDeals } from './deals/fill-deals.ts'
import { fillPayments } from './deals/fill-payments.ts'
import { fillExports } from './exports/fill-exports.ts'
import { fillPremiumHistory } from './exports/fill-premium-history.ts'
import { fillLeads } from './leads/fill-leads.ts'
import { fillMedia } from './media/fill-media.ts'
import type { Project } from './projects/developer.ts'
import { fillMilestones } from './projects/fill-milestones.ts'
import { premiumProjectId } from './projects/premium-project.ts'
import { makeDeveloper } from './projects/seeds.ts'
import type { Seed } from './seed.ts'

/** Writes the seed into an empty state. */
export const fillState = (db: Db, seed: Seed): void => {
  setFirstIds(db)
  const developer = makeDeveloper(seed.name, seed.number)
  writeDeveloper(db, developer)
  developer.projects.forEach((project, position) => {
    writeProject(db, project, position)
  })
  // It is there for its prices alone: without deals, inquiries and pictures it leaves all figures of the others alone.
  const isPriced = ({ id }: Project) => id === premiumProjectId
  const sold = { ...developer, projects: developer.projects.filter((one) => !isPriced(one)) }
  for (const account of makeAccounts({
    newPassword: seed.newPassword,
    projects: sold.projects.map(({ id }) => id),
    pricedProjects: developer.projects.filter(isPriced).map(({ id }) => id),
  })) {
    writeAccount(db, account)
  }
  fillDeals(db, sold, seed)
  fillPayments(db, seed)
  fillMilestones(db, sold, seed)
  fillLeads(db, sold, seed)
  fillExports(db, seed)
  fillPremiumHistory(db, seed)
  fillMedia(db, sold, seed)
}
