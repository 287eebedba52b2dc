import { success } from '#core/contract/failure'
import { reachOf } from '#core/customers/revocation-reach'
import { revocationIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { HandlersOf } from '../../ipc/handlers.ts'
import type { Jobs } from '../jobs/run-jobs.ts'
import type { CustomersDependencies } from './dependencies.ts'
import { refreshConsentTypes } from './refresh-consent-types.ts'
import { revokeConsent } from './revoke-consent.ts'

type CustomersHandlers = HandlersOf<'customers'>

export const customersHandlers = (
  work: CustomersDependencies & { readonly jobs: Jobs },
): CustomersHandlers => {
  const { store, client, accountFor, clock, jobs, newId } = work
  return {
    'customers.listConsentTypes': ({ workspaceId }) => success(store.readConsentList(workspaceId)),
    'customers.refreshConsentTypes': ({ workspaceId }) =>
      success({
        jobId: jobs.start({
          kind: 'refreshConsentTypes',
          subject: workspaceId,
          run: (tell, signal) => refreshConsentTypes(work, { workspaceId, tell, signal }),
        }),
      }),
    'customers.readReach': async ({ workspaceId, holder }, { signal }) => {
      const isByEmail = holder.kind === 'email'
      const exported = isByEmail ? await work.exportedCustomers(workspaceId, signal) : null
      return success({ reach: toJson(reachOf(holder, exported)) })
    },
    'customers.revokeConsent': ({ workspaceId, revocation }) => {
      const revocationId = revocationIdSchema.parse(newId())
      const jobId = jobs.start({
        kind: 'revokeConsent',
        subject: revocationId,
        run: (tell) => revokeConsent(work, { workspaceId, revocationId, revocation, tell }),
      })
      return success({ jobId, revocationId })
    },
    'customers.listRevocations': (page) => success(store.listRevocations(page)),
    'customers.openCustomer': async ({ workspaceId, customerId }, { signal }) => {
      const account = await accountFor(workspaceId)
      if (!account.ok) return account
      const askedAt = clock.now()
      const tree = await client.getCustomerDetails({ account: account.value, signal }, customerId)
      return tree.ok ? success({ tree: toJson(tree.value), askedAt }) : tree
    },
  }
}
