import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import { expectValue } from '#core/contract/testing/expect-value'
import { keptAuthority } from '../../files/kept-authority.ts'
import { createTeamVault } from '../../keychain/team-vault.ts'
import { keychainInABox } from '../../keychain/testing/keychain-in-a-box.ts'
import { readHold, releaseHolds } from '../../store/guards/holds.ts'
import { writeMembership } from '../../store/team/membership.ts'
import { insertUntold } from '../../store/team/untold.ts'
import { handClock, openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import { done, teamFault } from '../../team/team-result.ts'
import { insertFirstWorkspace } from '../testing/first-workspace.ts'
import { followAudit } from './follow-audit.ts'
import { followGuards } from './follow-guards.ts'
import { openTeam } from './open-team.ts'

const baseUrl = 'https://crm.example.com/api'
const origin = 'https://crm.example.com'
const hourMs = 3_600_000

const open = async (announce: () => void = () => undefined) => {
  const store = await openOrThrow({ directory: storeFolder() })
  onTestFinished(() => {
    if (store.db.open) store.close()
  })
  insertFirstWorkspace(store, { baseUrl, accounts: { payments: ['payments'] } })
  const clock = handClock()
  const teamSecrets = createTeamVault(keychainInABox().keychain)
  const team = openTeam(
    store,
    {
      announce,
      app: { version: '1.0.0', systemLocale: () => 'en-GB' },
      author: 'jana',
      authority: keptAuthority(join(storeFolder(), 'authority.pem'), () => undefined),
      clock,
      follow: () => () => undefined,
      newId: () => 'new',
      notify: () => undefined,
      profile: storeFolder(),
      program: 'window',
      teamSecrets,
      mayContact: () => Promise.resolve(true),
    },
    () => ({ learnCooldown: () => undefined, forgetCooldown: () => undefined }),
  )
  return { store, team, clock, teamSecrets }
}

const rent = { kind: 'payment', baseUrl, key: 'bank-rent' } as const
const units = { origin, login: 'payments@demo', endpoint: 'list-excel-products' }
const cooldown = { lengthMs: hourMs, unheardMs: 0, endedMsAgo: null }

const membership = {
  host: 'db.example.com',
  port: 5432,
  database: 'sales',
  user: 'unitdesk_person_jana',
  team: 'unitdesk',
  authority: null,
}

test('work that goes on while the application ends is of the team to its end, and alone where it was', async () => {
  const { store, team } = await open()
  const alone = await open()
  writeMembership(store.db, membership)
  for (const { team: opened } of [alone, { team }]) opened.stop()
  store.close()
  expect(await team.sendings.claim(rent)).toMatchObject({ failure: { kind: 'team' } })
  expect(await team.claims.claim(units, cooldown)).toEqual({ kind: 'waiting', leftMs: hourMs })
  expect(await alone.team.sendings.claim(rent)).toMatchObject(success({}))
  expect(await alone.team.claims.claim(units, cooldown)).toMatchObject({ kind: 'claimed' })
})

test('a payment that waits for the team when the application ends is not sent, and is no defect', async () => {
  let stand: () => void = () => undefined
  const standing = new Promise<void>((resolve) => {
    stand = resolve
  })
  const { store, team } = await open(() => stand())
  writeMembership(store.db, membership)
  team.start()
  // There is no password: nobody is asked at all.
  await standing
  const claim = team.sendings.claim(rent)
  team.stop()
  store.close()
  expect(await claim).toMatchObject({ failure: { kind: 'team' } })
})

test('whoever has no team does not wait anew when another reason keeps it away', async () => {
  const { store, team, clock, teamSecrets } = await open()
  // Nobody listens there.
  const place = { ...membership, host: '127.0.0.1', port: 1 }
  writeMembership(store.db, place)
  team.start()
  const context = { signal: new AbortController().signal }
  const away = async () =>
    expectValue(await team.handlers['team.readTeam']({}, context))?.away ?? null
  await expect.poll(away).toBe('noPassword')
  clock.moveElapsed(hourMs)
  expectValue(await teamSecrets.keep(place, toSecret('of-jana')))
  await team.handlers['team.lookNow']({}, context)
  await expect.poll(away).toBe('unreachable')
  expect(await team.claims.claim(units, cooldown)).toMatchObject({ kind: 'claimed' })
  team.stop()
})

test('a desk that is ended while it tells and reads leaves the store alone', async () => {
  const endedDesk = async () => {
    const { store } = await open()
    writeMembership(store.db, membership)
    const ended = async () => {
      if (store.db.open) store.close()
      return teamFault('unreachable')
    }
    return { store, desk: { ask: ended, act: ended, digestOf: () => 'digest', isOwn: () => false } }
  }
  const one = await endedDesk()
  const caller = { learnCooldown: () => undefined, forgetCooldown: () => undefined }
  const { desk } = one
  const onExports = () => undefined
  const guards = followGuards(one.store, { clock: handClock(), desk, caller, onExports })
  insertUntold(one.store.db, { act: 'release', origin, login: 'payments@demo' })
  await Promise.all([guards.come(), guards.tell()])
  const other = await endedDesk()
  const audit = followAudit(other.store, { desk: other.desk, team: 'sales', kind: 'crm' })
  other.store.db.exec('UPDATE audit_shared SET followed = 1')
  await Promise.all([audit.come(), audit.tell()])
})

test('a hold that a person has released here holds no more, although the team was told of it and not yet of the release', async () => {
  const { store } = await open()
  writeMembership(store.db, membership)
  const login = { origin, login: 'payments@demo' }
  const asked: string[] = []
  const desk = {
    ask: async <T>(schema: z.ZodType<T>, name: string) => {
      asked.push(name)
      const rows = name === 'list_holds' ? [{ origin, login: 'digest', endpoint: '' }] : []
      return done(rows.map((row) => schema.parse(row)))
    },
    act: async () => teamFault('unreachable'),
    digestOf: () => 'digest',
    isOwn: () => false,
  }
  const caller = { learnCooldown: () => undefined, forgetCooldown: () => undefined }
  const services = { clock: handClock(), desk, caller, onExports: () => undefined }
  const guards = followGuards(store, services)
  const holdIsTold = async () => {
    const what = { desk: 7, origin, login: 'digest', endpoint: '' }
    guards.follow([{ id: 1, name: 'Jana', kind: 'hold', what }])
    await guards.come()
  }
  await holdIsTold()
  expect(readHold(store.db, login)).toMatchObject({ cause: 'team' })
  releaseHolds(store.db, login)
  await holdIsTold()
  expect(readHold(store.db, login)).toBeNull()
  expect(asked).toContain('list_holds')
})
