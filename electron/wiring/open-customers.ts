import { readExportedCustomers } from '#core/customers/read-exported-customers'
import { createCrmClient } from '../crm/calls/client.ts'
import { callingAccount } from '../features/accounts/calling-account.ts'
import { customersHandlers } from '../features/customers/handlers.ts'
import * as consents from '../store/customers/consents.ts'
import type { OpenStore } from '../store/file/open.ts'
import { bindReads, bindWrites } from '../store/rows/bound.ts'
import { keptListingForms } from './kept-listing-forms.ts'
import { newestWholeTable } from './newest-whole-table.ts'
import type { Standing } from './standing.ts'
import type { Surroundings } from './surroundings.ts'
import { write } from './write.ts'

/** Consents and single customers. */
export const openCustomers = (
  store: OpenStore,
  around: Pick<Surroundings, 'clock' | 'newId' | 'reports'>,
  { jobs, caller, accounts }: Standing,
) => {
  const { db } = store
  const { clock, newId } = around
  write(store, () => consents.loseRevocations(db))
  return {
    handlers: customersHandlers({
      jobs,
      clock,
      newId,
      client: createCrmClient(caller, keptListingForms(store)),
      accountFor: (workspaceId) =>
        callingAccount(accounts, { workspaceId, area: 'customers', projectId: null }),
      exportedCustomers: async (workspaceId) => {
        const exported = await newestWholeTable(store, around, { workspaceId, name: 'customers' })
        const customers = exported && readExportedCustomers(exported.table)
        return customers && { customers, at: exported.at }
      },
      store: { ...bindReads(db, consents), write: bindWrites(store, consents) },
    }),
  }
}
