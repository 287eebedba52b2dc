import { expect, test } from 'vitest'
import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import { listWorkspaces } from '../../accounts/workspaces.ts'
import { listCalls } from '../../activity/activity.ts'
import { readPricelist, readUnits } from '../../prices/pricelist/pricelists.ts'
import { readProject } from '../../prices/pricelist/projects.ts'
import { readSettings } from '../../settings/settings.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const account = {
  id: 'a1',
  workspace_id: 'w1',
  label: 'Ceník '.repeat(200),
  login: "o'Brien; DROP TABLE account",
  areas: '["prices","horoscopes",7]',
  password_place: 'nowhere',
  position: 0,
}
const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(10) }

test('whatever lies in rows of accounts and of what was fetched for them is read', () => {
  const db = newStore()
  insertRow(db, 'preference', { name: 'language', value: '["cs"]' })
  insertRow(db, 'preference', { name: 'left over from a trial', value: 'null' })
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'account', account)
  const project = { workspace_id: 'w1', id: 10, position: 0, name: '', screen_ids: '[]' }
  insertRow(db, 'project', { ...project, fetched_at: 0 })
  const list = { id: 1, workspace_id: 'w1', project_id: 10, published: 1, fetched_at: 0 }
  insertRow(db, 'pricelist', list)
  insertRow(db, 'unit', { pricelist_id: 1, position: 5, id: 9, body: '{"number":"A \\u0000"}' })
  insertRow(db, 'api_call', {
    at: 0,
    workspace: '',
    account: '',
    endpoint: '',
    duration_ms: 0,
    bytes_sent: 0,
    bytes_received: 0,
    attempt: 0,
    outcome: 'unknown',
  })

  expect(readSettings(db).language).toBe('system')
  expect(listWorkspaces(db)[0]?.accounts).toMatchObject([{ id: 'a1', areas: ['prices'] }])
  expect(readProject(db, of)).toMatchObject({ city: null, freeUnits: null, developerId: null })
  expect(readPricelist(db, of)).toMatchObject({ currency: null, unitCount: 0 })
  expect(JSON.parse(readUnits(db, { ...of, offset: 0, limit: 9 }))).toHaveLength(1)
  const everything = { outcome: 'all', search: '', before: null, limit: 9 } as const
  expect(listCalls(db, everything).calls[0]?.status).toBeNull()
})

const impossible: [name: string, table: string, row: Record<string, string | number | null>][] = [
  ['a second demo', 'workspace', { ...workspace, id: 'w2', kind: 'demo' }],
  ['a kind of workspace that nobody knows', 'workspace', { ...workspace, id: 'w2', kind: 'trial' }],
  ['an account of no workspace', 'account', { ...account, id: 'a2', workspace_id: 'gone' }],
  ['areas that are no JSON', 'account', { ...account, id: 'a2', areas: 'prices' }],
  ['a password kept in the store', 'account', { ...account, id: 'a2', password_place: 'here' }],
  [
    'a second published pricelist of one project',
    'pricelist',
    { workspace_id: 'w1', project_id: 10, published: 1, fetched_at: 0 },
  ],
  ['a unit twice in one pricelist', 'unit', { pricelist_id: 1, position: 1, id: 9, body: '{}' }],
  ['a unit that is no JSON', 'unit', { pricelist_id: 1, position: 2, id: 8, body: '{' }],
]

test.each(impossible)('the store refuses %s', (_name, table, row) => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'workspace', { ...workspace, id: 'demo', kind: 'demo' })
  insertRow(db, 'account', account)
  const list = { id: 1, workspace_id: 'w1', project_id: 10, published: 1, fetched_at: 0 }
  insertRow(db, 'pricelist', list)
  insertRow(db, 'unit', { pricelist_id: 1, position: 0, id: 9, body: '{}' })
  expect(() => insertRow(db, table, row)).toThrow(/constraint failed/)
})
