import { expect, onTestFinished, test } from 'vitest'
import { demoDatabase, demoHost } from '#core/team/demo-team'
import { insertWorkspace } from '../../store/accounts/workspaces.ts'
import { removeMembership, writeMembership } from '../../store/team/membership.ts'
import { sampleWorkspace } from '../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import { listTeamLogins, listTeamWorkspaces } from './team-logins.ts'

const way = { port: 5432, user: 'unitdesk_person_jana', team: 'unitdesk', authority: null }

test('a team works with the CRM or with the demo, never with both, and has a say in no login of the demo', async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  onTestFinished(() => store.close())
  const { db } = store
  insertWorkspace(db, sampleWorkspace('w1'))
  insertWorkspace(db, { ...sampleWorkspace('w2'), kind: 'demo', baseUrl: 'http://127.0.0.1' })
  const seen = () => [
    listTeamWorkspaces(db).map(({ id }) => id),
    listTeamLogins(db).map(({ origin }) => origin),
  ]
  const ofCrm = [['w1'], ['https://crm.example.com']]
  expect(seen()).toEqual(ofCrm)
  writeMembership(db, { ...way, host: demoHost, database: demoDatabase })
  expect(seen()).toEqual([['w2'], []])
  removeMembership(db)
  writeMembership(db, { ...way, host: demoHost, database: 'sales' })
  expect(seen()).toEqual(ofCrm)
})
