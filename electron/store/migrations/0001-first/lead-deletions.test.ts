import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import {
  countDeletions,
  orderLeadDeletion,
  readDeletionOrder,
} from '../../leads/privacy/lead-deletion.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const workspaceId = workspaceIdSchema.parse('w1')

test('nobody has ordered that leads go until a person has', () => {
  const db = newStore()
  const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example' }
  insertRow(db, 'workspace', { ...workspace, position: 1 })
  insertRow(db, 'lead_archive', { id: 7, workspace_id: 'w1', settings: '{}', folder: '/site' })
  expect([readDeletionOrder(db, workspaceId), countDeletions(db, workspaceId)]).toEqual([null, 0])
  orderLeadDeletion(db, { workspaceId, at: 5 })
  expect([readDeletionOrder(db, workspaceId), countDeletions(db, workspaceId)]).toEqual([5, 1])
})
