import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import {
  countDeletions,
  orderLeadDeletion,
  readDeletionOrder,
} from '../leads/privacy/lead-deletion.ts'
import { migrations } from './all.ts'
import { migrateUnsaved } from './migrate.ts'
import { insertRow, storeAt } from './testing/store-at.ts'

const workspaceId = workspaceIdSchema.parse('w1')

test('an archive stays as it was: nobody has ordered that its leads go', () => {
  const db = storeAt(101)
  const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example' }
  insertRow(db, 'workspace', { ...workspace, position: 1 })
  insertRow(db, 'lead_archive', { id: 7, workspace_id: 'w1', settings: '{}', folder: '/site' })
  migrateUnsaved(db, migrations)
  expect(db.prepare('SELECT id, settings, folder FROM lead_archive').all()).toEqual([
    { id: 7, settings: '{}', folder: '/site' },
  ])
  expect([readDeletionOrder(db, workspaceId), countDeletions(db, workspaceId)]).toEqual([null, 0])
  orderLeadDeletion(db, { workspaceId, at: 5 })
  expect([readDeletionOrder(db, workspaceId), countDeletions(db, workspaceId)]).toEqual([5, 1])
})
