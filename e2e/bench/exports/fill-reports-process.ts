import { readFileSync } from 'node:fs'
import { systemClock } from '../../../electron/clock.ts'
import { removeWorkspace } from '../../../electron/store/accounts/workspaces.ts'
import { openStore } from '../../../electron/store/file/open.ts'
import { readSettings, writeSettings } from '../../../electron/store/settings/settings.ts'
import { sampleWorkspace } from '../../../electron/store/testing/samples.ts'
import { contentsWorld } from '../../../electron/wiring/testing/exports/contents-world.ts'

// Puts a run that nobody has read yet into the store of a profile, which opens at its exports.
const [directory = '', file = ''] = process.argv.slice(2)
const log = { event: () => undefined, defect: console.error }
const store = await openStore({ directory, clock: systemClock, log })
if (store.kind !== 'open') throw new Error(`The store does not open: ${store.kind}`)
const workspaceId = sampleWorkspace().id
// What an earlier session has read goes with its workspace.
removeWorkspace(store.db, workspaceId)
const nobody = { ask: () => Promise.reject(new Error('nobody reads here')), stop: () => undefined }
const { arrive } = contentsWorld(store, { reports: nobody, folder: directory })
await arrive(readFileSync(file))
const place = { workspaceId, projectId: null, screen: 'exports' } as const
writeSettings(store.db, { ...readSettings(store.db), place })
store.close()
