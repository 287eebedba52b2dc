import type { ReadableDb } from '../store/handle.ts'
import { readLeadSettings } from '../store/lead-archives.ts'
import { listWorkspaces } from '../store/workspaces.ts'

/** Whether any list of leads is asked for by itself, window or not; the demo's is not without one. */
export const areLeadsPolled = (db: ReadableDb): boolean =>
  listWorkspaces(db).some(
    ({ id, kind, accounts }) =>
      kind === 'crm' &&
      accounts.some(({ areas }) => areas.includes('leads')) &&
      readLeadSettings(db, id).isPolling,
  )
