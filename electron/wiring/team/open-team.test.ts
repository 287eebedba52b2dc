import { expect, onTestFinished, test } from 'vitest'
import { success } from '#core/contract/failure'
import { createTeamVault } from '../../keychain/team-vault.ts'
import { keychainInABox } from '../../keychain/testing/keychain-in-a-box.ts'
import { writeMembership } from '../../store/team/membership.ts'
import { handClock, openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import { insertFirstWorkspace } from '../testing/first-workspace.ts'
import { openTeam } from './open-team.ts'

const baseUrl = 'https://crm.example.com/api'
const origin = 'https://crm.example.com'
const hourMs = 3_600_000

const open = async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  onTestFinished(() => {
    if (store.db.open) store.close()
  })
  insertFirstWorkspace(store, { baseUrl, accounts: { payments: ['payments'] } })
  const team = openTeam(
    store,
    {
      announce: () => undefined,
      app: { version: '1.0.0' },
      clock: handClock(),
      follow: () => () => undefined,
      program: 'window',
      teamSecrets: createTeamVault(keychainInABox().keychain),
      mayContact: () => Promise.resolve(true),
    },
    () => ({ learnCooldown: () => undefined, forgetCooldown: () => undefined }),
  )
  return { store, team }
}

const rent = { kind: 'payment', baseUrl, key: 'bank-rent' } as const
const units = { origin, login: 'payments@demo', endpoint: 'list-excel-products' }
const cooldown = { lengthMs: hourMs, endedMsAgo: null }

test('work that goes on while the application ends is of the team to its end, and alone where it was', async () => {
  const { store, team } = await open()
  const alone = await open()
  writeMembership(store.db, {
    host: 'db.example.com',
    port: 5432,
    database: 'sales',
    user: 'unitdesk_person_jana',
    team: 'unitdesk',
    authority: null,
  })
  for (const { team: opened } of [alone, { team }]) opened.stop()
  store.close()
  expect(await team.sendings.claim(rent)).toMatchObject({ failure: { kind: 'team' } })
  expect(await team.claims.claim(units, cooldown)).toEqual({ kind: 'waiting', leftMs: hourMs })
  expect(await alone.team.sendings.claim(rent)).toMatchObject(success({}))
  expect(await alone.team.claims.claim(units, cooldown)).toMatchObject({ kind: 'claimed' })
})
