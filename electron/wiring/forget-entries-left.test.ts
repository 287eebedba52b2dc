import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { expectValue } from '#core/contract/testing/expect-value'
import { oneAfterAnother } from '#core/works-in-turn'
import { startAccounts } from '../features/accounts/testing/start-accounts.ts'
import { rightPassword, startCrm } from '../features/accounts/testing/start-crm.ts'
import { keychainFailure } from '../keychain/ask-in-turn.ts'
import type { Keychain } from '../keychain/keychain.ts'
import { keychainInABox } from '../keychain/testing/keychain-in-a-box.ts'
import { addEntryLeft, listEntriesLeft } from '../store/settings/entries-left.ts'
import { writeMembership } from '../store/team/membership.ts'
import { forgetEntriesLeft } from './forget-entries-left.ts'

const nothing = { mail: null, webhook: null, sftp: null }
const secret = { kind: 'set', value: 'a secret of ours' } as const
const webhook = { url: 'https://example.com/in', secret }

/** The next start on the same computer. */
const startAgain = async ({
  stop,
  directory,
  keychain,
}: Awaited<ReturnType<typeof startAccounts>>) => {
  await stop()
  return startAccounts({ directory, keychain })
}

test('an old secret that the keychain has not given up is told, and removed at the next start', async () => {
  const app = await startAccounts()
  const { entries, state } = app.keychain
  const save = async (places: Parameters<typeof app.call<'exports.saveDelivery'>>[1]) =>
    expectValue(await app.call('exports.saveDelivery', places))
  expect(await save({ ...nothing, webhook })).toEqual({ isSecretLeft: false })
  state.isLocked = true
  expect(await save(nothing)).toEqual({ isSecretLeft: true })
  const locked = await startAgain(app)
  expect(entries.size).toBe(1)
  state.isLocked = false
  await startAgain(locked)
  await expect.poll(() => entries.size).toBe(0)
})

test('the token of a runner that was removed while the keychain was locked, and is watched again, stays', async () => {
  const app = await startAccounts()
  const { entries, state } = app.keychain
  const watch = async (value: string) => {
    const runner = { address: 'https://runner.example.com', token: { kind: 'set', value } } as const
    expectValue(await app.call('exports.saveRunner', { runner }))
  }
  await watch('first')
  state.isLocked = true
  expectValue(await app.call('exports.saveRunner', { runner: null }))
  state.isLocked = false
  await watch('second')
  const next = await startAgain(app)
  await expect.poll(() => listEntriesLeft(next.store.db)).toEqual([])
  expect([...entries.values()]).toEqual(['second'])
})

const membership = {
  host: '127.0.0.1',
  // Nobody listens there.
  port: 1,
  database: 'sales',
  user: 'unitdesk_person_jana',
  team: 'unitdesk',
  authority: null,
}

test('the key of a team goes with the next start where its keychain was locked when the desk left, and stays where it came again', async () => {
  const app = await startAccounts()
  const { entries, state } = app.keychain
  const { teamSecrets } = app.services
  for (const secrets of [teamSecrets, teamSecrets.keys]) {
    expectValue(await secrets.keep(membership, toSecret('of the team')))
  }
  const leaveLocked = async (at: typeof app) => {
    writeMembership(at.store.db, membership)
    state.isLocked = true
    expect(await at.call('team.leave', {})).toMatchObject({ failure: { kind: 'keychain' } })
    state.isLocked = false
  }
  await leaveLocked(app)
  writeMembership(app.store.db, membership)
  const again = await startAgain(app)
  await expect.poll(() => listEntriesLeft(again.store.db)).toEqual([])
  expect(entries.size).toBe(2)
  await leaveLocked(again)
  await startAgain(again)
  await expect.poll(() => entries.size).toBe(0)
})

test('the password and the key of a team that is joined again meanwhile stay', async () => {
  const app = await startAccounts()
  const { teamSecrets } = app.services
  for (const secrets of [teamSecrets, teamSecrets.keys]) {
    expectValue(await secrets.keep(membership, toSecret('of the team')))
    addEntryLeft(app.store.db, secrets.nameOf(membership))
  }
  await forgetEntriesLeft(app.store, app.services)
  expect(app.keychain.entries.size).toBe(2)
})

test('a secret that a person keeps again while another entry is being removed stays', async () => {
  const box = keychainInABox()
  const inTurn = oneAfterAnother()
  const asked: string[] = []
  let unlock: () => void = () => undefined
  const unlocked = new Promise<void>((resolve) => {
    unlock = resolve
  })
  const keychain: Keychain = {
    ...box.keychain,
    write: (user, password) => {
      asked.push(user)
      return inTurn(() => box.keychain.write(user, password))
    },
    remove: (user) => inTurn(() => unlocked.then(() => box.keychain.remove(user))),
  }
  const app = await startAccounts({ keychain: { ...box, keychain } })
  const webhookEntry = `webhook-${webhook.url}`
  for (const entry of ['of nobody', webhookEntry]) {
    box.entries.set(entry, 'old')
    addEntryLeft(app.store.db, entry)
  }
  const removed = forgetEntriesLeft(app.store, app.services)
  const saved = app.call('exports.saveDelivery', { ...nothing, webhook })
  await expect.poll(() => asked).toEqual([webhookEntry])
  unlock()
  await removed
  expectValue(await saved)
  expect([...box.entries]).toEqual([[webhookEntry, secret.value]])
})

/** A keychain whose prompt is answered when nobody waits for it any more. */
const lateKeychain = () => {
  const box = keychainInABox()
  const late: (() => void)[] = []
  const write = (user: string, password: string) => {
    late.push(() => void box.entries.set(user, password))
    return Promise.resolve(keychainFailure('timedOut'))
  }
  return {
    box,
    late: { ...box, keychain: { ...box.keychain, write } },
    unlock: () => {
      for (const take of late.splice(0)) take()
    },
  }
}

test('a password that the keychain takes when its workspace was not connected any more is removed at the next start', async () => {
  const crm = await startCrm()
  const { box, late, unlock } = lateKeychain()
  const app = await startAccounts({ keychain: late })
  const connected = await app.call('accounts.connectWorkspace', {
    name: 'Vltavan',
    baseUrl: crm.baseUrl,
    account: {
      label: 'Pricelist',
      login: 'prices@demo',
      password: rightPassword,
      areas: ['prices'],
    },
    withoutKeychain: 'refuse',
  })
  expect(connected).toEqual(keychainFailure('timedOut'))
  unlock()
  expect([...box.entries.values()]).toEqual([rightPassword])
  await startAgain({ ...app, keychain: box })
  await expect.poll(() => box.entries.size).toBe(0)
})

test.each([
  ['exports.saveDelivery', { ...nothing, webhook }],
  ['exports.saveRunner', { runner: { address: 'https://runner.example.com', token: secret } }],
] as const)(
  'a secret of %s that the keychain takes too late is removed at the next start',
  async (name, input) => {
    const { box, late, unlock } = lateKeychain()
    const app = await startAccounts({ keychain: late })
    expect(await app.call(name, input)).toEqual(keychainFailure('timedOut'))
    unlock()
    expect([...box.entries.values()]).toEqual([secret.value])
    await startAgain({ ...app, keychain: box })
    await expect.poll(() => box.entries.size).toBe(0)
  },
)

test('a password that another one has taken the place of for this run is removed at the next start, unless it is needed by then', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  const { entries, state } = app.keychain
  const { accounts } = expectValue(
    await app.call('accounts.connectWorkspace', {
      name: 'Vltavan',
      baseUrl: crm.baseUrl,
      account: {
        label: 'Pricelist',
        login: 'prices@demo',
        password: rightPassword,
        areas: ['prices'],
      },
      withoutKeychain: 'refuse',
    }),
  )
  const accountId = accounts[0]?.id ?? ''
  const change = async (world: typeof app, password: string) =>
    expectValue(
      await world.call('accounts.changePassword', {
        accountId,
        password,
        withoutKeychain: 'keepForThisRun',
      }),
    )
  state.isLocked = true
  await change(app, 'another')
  expect([...entries.values()]).toEqual([rightPassword])
  state.isLocked = false
  await change(app, 'kept')
  const second = await startAgain(app)
  await expect.poll(() => listEntriesLeft(second.store.db)).toEqual([])
  expect([...entries.values()]).toEqual(['kept'])
  state.isLocked = true
  await change(second, 'another')
  state.isLocked = false
  await startAgain(second)
  await expect.poll(() => entries.size).toBe(0)
})
