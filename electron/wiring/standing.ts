import type { Caller } from '../crm/calls/caller.ts'
import type { AccountsDependencies } from '../features/accounts/dependencies.ts'
import type { Jobs } from '../features/jobs/run-jobs.ts'

/** What stands already when a feature is opened. */
export interface Standing {
  readonly jobs: Jobs
  readonly caller: Caller
  readonly accounts: Pick<AccountsDependencies, 'store' | 'vault' | 'demo'>
}
