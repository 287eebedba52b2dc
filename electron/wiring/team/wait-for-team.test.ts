import { expect, onTestFinished, test } from 'vitest'
import { insertWorkspace } from '../../store/accounts/workspaces.ts'
import { sampleWorkspace } from '../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import type { DeskStanding } from '../../team/desk/desk-standing.ts'
import { claimsAway, claimsOfLogins } from './claims-of-team.ts'
import { listTeamLogins } from './team-logins.ts'
import { waitForTeam } from './wait-for-team.ts'

test('a login that finds nobody of the team goes on, and the next one asks again until the team has told what it holds', async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  onTestFinished(() => store.close())
  insertWorkspace(store.db, sampleWorkspace('w1'))
  const [login] = listTeamLogins(store.db)
  if (login === undefined) throw new Error('a workspace has a login')
  let standing: DeskStanding = { kind: 'away', fault: { kind: 'unreachable', code: null } }
  let asked = 0
  const { heard } = waitForTeam({
    desk: { standing: () => standing },
    firstStanding: Promise.resolve(),
    guards: { tell: () => Promise.resolve(), known: Promise.resolve() },
  })
  const claims = claimsOfLogins(store.db, {
    ofTeam: claimsAway,
    heard: () => {
      asked += 1
      return heard()
    },
    claimed: () => undefined,
  })
  await claims.heard(login)
  await claims.heard(login)
  expect(asked).toBe(2)
  standing = { kind: 'here' }
  await claims.heard(login)
  expect(asked).toBe(3)
  await claims.heard(login)
  expect(asked).toBe(3)
})
