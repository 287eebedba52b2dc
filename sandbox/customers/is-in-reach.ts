import type { SandboxAccount } from '../accounts/accounts.ts'
import { listProjectsOfCustomer } from '../state/customers.ts'
import type { Db } from '../state/db.ts'

/** spec: Authentication 3. A customer without a project is within reach of every account. */
export const isInReach = (db: Db, account: SandboxAccount, customerId: number): boolean => {
  const projects = listProjectsOfCustomer(db, customerId)
  return projects.length === 0 || projects.some((id) => account.projects.includes(id))
}
