import type { ReadableDb } from '../store/handle.ts'
import { readLeadSettings } from '../store/lead-archives.ts'
import { readSiteAddress } from '../store/site-addresses.ts'
import { listWorkspaces } from '../store/workspaces.ts'

/** Whether the CRM or the web site is asked for leads by itself, window or not; the demo's is not without one. */
export const areLeadsPolled = (db: ReadableDb): boolean =>
  listWorkspaces(db).some(
    ({ id, kind, accounts }) =>
      kind === 'crm' &&
      (accounts.some(({ areas }) => areas.includes('leads')) || readSiteAddress(db, id) !== null) &&
      readLeadSettings(db, id).isPolling,
  )
