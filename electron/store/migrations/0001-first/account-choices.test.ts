import { expect, test } from 'vitest'
import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import { listChoices } from '../../accounts/account-choices.ts'
import { accountsOf } from '../../accounts/accounts.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const workspace = { id: 'w1', name: '', kind: 'crm', base_url: 'https://crm.example', position: 1 }
const account = {
  id: 'a1',
  workspace_id: 'w1',
  label: 'Ceník',
  login: 'l',
  areas: '["prices"]',
  password_place: 'nowhere',
  position: 0,
}
const choice = { workspace_id: 'w1', area: 'prices', project_id: 10, account_id: 'a1' }

test('an account that nobody has limited sees whatever its server lists, and is chosen for nothing', () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'account', account)
  expect(accountsOf(db, workspaceId)).toMatchObject([
    { label: 'Ceník', projects: null, listedProjects: null },
  ])
  expect(listChoices(db, workspaceId)).toEqual([])
})

test('whatever lies in the projects and choices of accounts is read', () => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'account', { ...account, projects: '[10,"ten",null,-1,11]', listed_projects: '[]' })
  insertRow(db, 'account_choice', choice)
  insertRow(db, 'account_choice', { ...choice, project_id: 0 })
  insertRow(db, 'account_choice', { ...choice, area: 'horoscopes' })
  expect(accountsOf(db, workspaceId)).toMatchObject([{ projects: [10, 11], listedProjects: [] }])
  const known = { workspaceId, area: 'prices', accountId: 'a1' }
  expect(listChoices(db, workspaceId)).toEqual([
    { ...known, projectId: null },
    { ...known, projectId: projectIdSchema.parse(10) },
  ])
})

test.each([
  ['projects that are no JSON', 'account', { ...account, id: 'a2', projects: 'all' }],
  ['a choice of no account', 'account_choice', { ...choice, project_id: 1, account_id: 'gone' }],
  ['two choices for one place', 'account_choice', choice],
])('the store refuses %s', (_name, table, row) => {
  const db = newStore()
  insertRow(db, 'workspace', workspace)
  insertRow(db, 'account', account)
  insertRow(db, 'account_choice', choice)
  expect(() => insertRow(db, table, row)).toThrow(/constraint failed/)
})
