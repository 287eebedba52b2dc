import { expect, onTestFinished, test } from 'vitest'
import { demoDatabase, demoHost } from '#core/team/demo-team'
import { insertWorkspace } from '../../store/accounts/workspaces.ts'
import {
  followActs,
  listUntoldActs,
  shareAuditWith,
} from '../../store/activity/audit/shared-audit.ts'
import { readMembership, writeMembership } from '../../store/team/membership.ts'
import { sampleWorkspace } from '../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import { changeTeam, leaveDemo } from './change-team.ts'

const way = { host: demoHost, port: 5432, user: 'unitdesk_person_jana', team: 'unitdesk' }

const inTeam = async (database: string) => {
  const store = await openOrThrow({ directory: storeFolder() })
  onTestFinished(() => store.close())
  const { db } = store
  insertWorkspace(db, { ...sampleWorkspace('w2'), kind: 'demo', baseUrl: 'http://127.0.0.1' })
  const act = listActsOf(db)
  writeMembership(db, { ...way, database, authority: null })
  shareAuditWith(db, database)
  const told = { ...act, person: 'Petr', crm: 'http://127.0.0.1' }
  const row = { id: 1, at: 1, person: 'Petr', desk: 'Petr', isOwn: false, hash: 'a'.repeat(64) }
  followActs(db, [{ ...row, act: told }])
  const made = () => db.prepare('SELECT count(*) FROM audit_of_team').pluck().get()
  return { store, made }
}

/** The first act of this computer. */
const listActsOf = (db: Awaited<ReturnType<typeof openOrThrow>>['db']) => {
  shareAuditWith(db, 'nobody')
  db.exec('UPDATE audit_shared SET told = 0')
  const [act] = listUntoldActs(db, 'demo')?.acts ?? []
  if (act === undefined) throw new Error('nothing was done')
  expect(act.crm).toBe('demo')
  expect(listUntoldActs(db, 'crm')?.acts).toEqual([])
  return act
}

test('a team to be tried out that a killed window has left is gone with what was made up in it, and another one stays', async () => {
  const demo = await inTeam(demoDatabase)
  expect(demo.made()).toBe(1)
  leaveDemo(demo.store)
  expect(readMembership(demo.store.db)).toBeNull()
  expect(demo.made()).toBe(0)

  const sales = await inTeam('sales')
  leaveDemo(sales.store)
  expect(readMembership(sales.store.db)).toMatchObject({ database: 'sales' })
  changeTeam(sales.store.db, null)
  expect(readMembership(sales.store.db)).toBeNull()
  expect(sales.made()).toBe(1)
})
