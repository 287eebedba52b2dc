import { makeAccounts } from '../accounts/accounts.ts'
import { writeAccount } from '../state/accounts.ts'
import type { Db } from '../state/db.ts'
import { setFirstIds } from '../state/first-ids.ts'
import { writeDeveloper } from '../state/projects.ts'
import { writeProject } from '../state/write-project.ts'
import { fillDeals } from './deals/fill-deals.ts'
import { fillPayments } from './deals/fill-payments.ts'
import { fillExports } from './exports/fill-exports.ts'
import { fillLeads } from './leads/fill-leads.ts'
import { fillMedia } from './media/fill-media.ts'
import { fillMilestones } from './projects/fill-milestones.ts'
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
  const projects = developer.projects.map(({ id }) => id)
  for (const account of makeAccounts({ newPassword: seed.newPassword, projects })) {
    writeAccount(db, account)
  }
  fillDeals(db, developer, seed)
  fillPayments(db, seed)
  fillMilestones(db, developer, seed)
  fillLeads(db, developer, seed)
  fillExports(db, seed)
  fillMedia(db, developer, seed)
}
