import { expect, test } from 'vitest'
import { accountIdSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import { readHold, writeRefusal } from '../guards/holds.ts'
import { sampleProject, sampleRefusal, sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { listChoices, readChoice, writeChoice } from './account-choices.ts'
import {
  accountsOf,
  changeAccount,
  insertAccount,
  readAccount,
  removeAccount,
  writeListedProjects,
} from './accounts.ts'
import { insertWorkspace } from './workspaces.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const [first] = sampleWorkspace('w1').accounts
if (!first) throw new Error('the sample has an account')
const second = { ...first, id: accountIdSchema.parse('w1-leads'), label: 'Leads', login: 'leads' }
const place = { workspaceId, area: 'prices', projectId: sampleProject } as const

const start = async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(store.db, sampleWorkspace('w1'))
  insertAccount(store.db, second)
  return store
}

test('an account is added behind the others, and changed without touching what it is not about', async () => {
  const { db, close } = await start()
  const other = projectIdSchema.parse(7)
  writeListedProjects(db, { id: second.id, listedProjects: [sampleProject] })
  const change = { label: 'Web', areas: ['leads', 'customers'] as const, projects: [other] }
  changeAccount(db, { ...change, id: second.id, areas: [...change.areas] })
  expect(accountsOf(db, workspaceId)).toEqual([
    first,
    { ...second, ...change, listedProjects: [sampleProject] },
  ])
  changeAccount(db, { ...second, projects: null })
  expect(readAccount(db, second.id)).toEqual({ ...second, listedProjects: [sampleProject] })
  close()
})

test('a choice is remembered for its place alone, and replaced by the next', async () => {
  const { db, close } = await start()
  writeChoice(db, { ...place, accountId: first.id })
  writeChoice(db, { ...place, accountId: second.id })
  writeChoice(db, { ...place, projectId: null, accountId: first.id })
  expect(readChoice(db, place)).toBe(second.id)
  expect(readChoice(db, { ...place, projectId: null })).toBe(first.id)
  expect(readChoice(db, { ...place, area: 'media' })).toBeNull()
  expect(listChoices(db, workspaceId)).toEqual(
    expect.arrayContaining([
      { ...place, accountId: second.id },
      { ...place, projectId: null, accountId: first.id },
    ]),
  )
  close()
})

test('a removed account takes its hold and its choices with it', async () => {
  const { db, close } = await start()
  writeChoice(db, { ...place, accountId: second.id })
  writeRefusal(db, sampleRefusal, { holds: true })
  writeRefusal(db, { ...sampleRefusal, login: second.login }, { holds: true })
  removeAccount(db, second.id)
  expect(accountsOf(db, workspaceId)).toEqual([first])
  expect(readChoice(db, place)).toBeNull()
  expect(readHold(db, { ...sampleRefusal, login: second.login })).toBeNull()
  expect(readHold(db, sampleRefusal)).not.toBeNull()
  close()
})
