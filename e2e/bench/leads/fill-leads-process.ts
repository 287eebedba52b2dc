import { accountIdSchema, workspaceIdSchema } from '../../../core/ids.ts'
import { usualLeadSettings } from '../../../core/leads/archive/lead-settings.ts'
import { systemClock } from '../../../electron/clock.ts'
import { insertWorkspace } from '../../../electron/store/accounts/workspaces.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import { writeLeadSettings } from '../../../electron/store/leads/archive/lead-archives.ts'
import { readSettings, writeSettings } from '../../../electron/store/settings/settings.ts'
import { fillLeads } from './fill-leads.ts'

// Puts a year of leads into the store of a profile, which opens beside them.
const [directory = ''] = process.argv.slice(2)
const log = { event: () => undefined, defect: console.error }
const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store does not open: ${store.kind}`)
const workspaceId = workspaceIdSchema.parse('w1')
const accountId = accountIdSchema.parse('w1-leads')
insertWorkspace(store.db, {
  id: workspaceId,
  name: 'Podviní',
  kind: 'crm',
  timeZone: 'Europe/Prague',
  baseUrl: 'http://127.0.0.1:1',
  accounts: [
    {
      id: accountId,
      workspaceId,
      label: 'Web',
      areas: ['leads'],
      login: 'leads@demo',
      passwordPlace: 'keychain',
      projects: null,
      listedProjects: null,
    },
  ],
})
fillLeads(store, { workspaceId, accountId })
// No server is asked, so there is nothing to answer.
const settings = { ...usualLeadSettings, isPolling: false }
writeLeadSettings(store.db, { workspaceId, settings })
const place = { workspaceId, projectId: null, screen: 'activity' } as const
writeSettings(store.db, { ...readSettings(store.db), place })
store.close()
