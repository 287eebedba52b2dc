import { success } from '#core/contract/failure'
import type { JobId, WorkspaceId } from '#core/ids'
import type { HandlersOf } from '../../../ipc/handlers.ts'
import type { Jobs } from '../../jobs/run-jobs.ts'
import type { LeadsDependencies } from '../dependencies.ts'
import { askAddress } from './ask-address.ts'
import { forgetAddress, saveAddress } from './site-address.ts'

interface Work extends LeadsDependencies {
  readonly jobs: Jobs
}

type AddressHandlers = HandlersOf<'leads', 'saveAddress' | 'forgetAddress' | 'askAddress'>

export const addressHandlers = (work: Work): AddressHandlers => ({
  'leads.saveAddress': (wanted) => saveAddress(work, wanted),
  'leads.forgetAddress': ({ workspaceId }) => forgetAddress(work, workspaceId),
  'leads.askAddress': ({ workspaceId }) => success({ jobId: startAsking(work, workspaceId) }),
})

/** Asks the address because a person said so. */
export const startAsking = (work: Work, workspaceId: WorkspaceId): JobId =>
  work.jobs.start({
    kind: 'askAddress',
    subject: workspaceId,
    run: (tell, signal) => {
      tell({ phase: 'downloading' })
      return askAddress(work, { workspaceId, asker: 'person', signal })
    },
  })
