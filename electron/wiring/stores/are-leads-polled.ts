import { listWorkspaces } from '../../store/accounts/workspaces.ts'
import type { ReadableDb } from '../../store/file/handle.ts'
import { readLeadSettings } from '../../store/leads/archive/lead-archives.ts'
import { readSiteAddress } from '../../store/leads/sent/site-addresses.ts'

/** Whether the CRM or the web site is asked for leads by itself, window or not; the demo's is not without one. */
export const areLeadsPolled = (db: ReadableDb): boolean =>
  listWorkspaces(db).some(
    ({ id, kind, accounts }) =>
      kind === 'crm' &&
      (accounts.some(({ areas }) => areas.includes('leads')) || readSiteAddress(db, id) !== null) &&
      readLeadSettings(db, id).isPolling,
  )
