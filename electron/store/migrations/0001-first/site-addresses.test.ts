import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { readSiteAddress, saveSiteAddress } from '../../leads/sent/site-addresses.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }

test('an address goes with its workspace', () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  const origin = 'https://www.example.cz'
  const address = { url: `${origin}/leads.csv`, origin, timeZone: 'Europe/Prague' }
  saveSiteAddress(db, { workspaceId, address: { ...address, headerPlace: 'keychain' } })
  expect(readSiteAddress(db, workspaceId)).toMatchObject({ ...address, headerPlace: 'keychain' })
  db.prepare("DELETE FROM workspace WHERE id = 'w1'").run()
  expect(readSiteAddress(db, workspaceId)).toBeNull()
})
