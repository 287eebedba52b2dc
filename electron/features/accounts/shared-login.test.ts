import { expect, test } from 'vitest'
import type { Account } from '#core/contract/accounts'
import { success } from '#core/contract/failure'
import { expectValue } from '#core/contract/testing/expect-value'
import { startAccounts } from './testing/start-accounts.ts'
import { rightPassword, startCrm } from './testing/start-crm.ts'

type App = Awaited<ReturnType<typeof startAccounts>>
type Crm = Awaited<ReturnType<typeof startCrm>>

const connect = async (app: App, { baseUrl }: Crm, name: string, login: string) =>
  expectValue(
    await app.call('accounts.connectWorkspace', {
      name,
      baseUrl,
      account: { label: name, login, password: rightPassword, areas: ['prices', 'media'] },
      withoutKeychain: 'refuse',
    }),
  )

const accountsOf = async (app: App): Promise<Account[]> =>
  expectValue(await app.call('accounts.listWorkspaces', {})).flatMap(({ accounts }) => accounts)

const statesOf = async (app: App) =>
  (await accountsOf(app)).map(({ label, state }) => [label, state] as const)

const tryOnce = async (app: App, name: string) => {
  const account = (await accountsOf(app)).find(({ label }) => label === name)
  return app.call('accounts.tryOnce', { accountId: account?.id ?? '' })
}

const refusals = async (crm: Crm) =>
  (await crm.requests()).filter(({ status }) => status === 401).length

test('the same login is not added to a workspace twice, in whatever letters, and nobody is asked', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  const { id: workspaceId } = await connect(app, crm, 'Vltavan', 'prices@demo')
  const before = (await crm.requests()).length
  const again = {
    workspaceId,
    label: 'Second',
    login: ' Prices@Demo',
    password: rightPassword,
    areas: ['exports' as const],
    projects: null,
    withoutKeychain: 'refuse' as const,
  }
  expect(await app.call('accounts.addAccount', again)).toMatchObject({
    failure: { kind: 'invalidInput', path: 'login', rule: 'loginTaken' },
  })
  expect(await accountsOf(app)).toHaveLength(1)
  expect((await crm.requests()).length).toBe(before)
})

test('a login of two workspaces is held in both, by one refusal, and one new password is that of both', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  await connect(app, crm, 'Vltavan', 'prices@demo')
  await connect(app, crm, 'Podviní', 'prices@demo')
  await crm.changeAccount('prices@demo', { password: 'another' })
  expect(await tryOnce(app, 'Vltavan')).toMatchObject({ failure: { kind: 'held' } })
  const held = { kind: 'held', since: app.clock.now(), failuresInARow: 1, cause: 'refused' }
  expect(await statesOf(app)).toEqual([
    ['Vltavan', held],
    ['Podviní', held],
  ])
  const [first] = await accountsOf(app)
  const accountId = first?.id ?? ''
  const change = { accountId, password: 'another', withoutKeychain: 'refuse' } as const
  await app.call('accounts.changePassword', change)
  expect(await tryOnce(app, 'Podviní')).toEqual(success({ sent: true }))
  expect([...app.keychain.entries.values()]).toEqual(['another', 'another'])
  expect(await refusals(crm)).toBe(1)
})

test('a workspace that is connected with a new password brings it to the others that have the login', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  await connect(app, crm, 'Vltavan', 'prices@demo')
  await crm.changeAccount('prices@demo', { password: 'another' })
  await tryOnce(app, 'Vltavan')
  await crm.changeAccount('prices@demo', { password: rightPassword })
  for (const entry of app.keychain.entries.keys()) app.keychain.entries.set(entry, 'an old one')
  await connect(app, crm, 'Podviní', 'prices@demo')
  expect(await statesOf(app)).toEqual([
    ['Vltavan', { kind: 'ready' }],
    ['Podviní', { kind: 'ready' }],
  ])
  expect(await tryOnce(app, 'Vltavan')).toEqual(success({ sent: true }))
  expect(await refusals(crm)).toBe(1)
})

test('when two logins of a server are refused within an hour a third one waits, and a person who tries it opens the server', async () => {
  const crm = await startCrm()
  const app = await startAccounts()
  await crm.changeAccount('leads@demo', { areas: ['leads', 'prices'] })
  for (const name of ['prices', 'media', 'leads']) await connect(app, crm, name, `${name}@demo`)
  await crm.changeAccount('prices@demo', { password: 'another' })
  await crm.changeAccount('media@demo', { password: 'another' })
  await tryOnce(app, 'prices')
  expect(await statesOf(app)).toContainEqual(['leads', { kind: 'ready' }])
  await tryOnce(app, 'media')
  const since = app.clock.now()
  expect(await statesOf(app)).toContainEqual([
    'leads',
    { kind: 'held', since, failuresInARow: 0, cause: 'otherLogins' },
  ])
  const before = (await crm.requests()).length
  const refreshed = await app.call('prices.refreshProjects', {
    workspaceId: expectValue(await app.call('accounts.listWorkspaces', {}))[2]?.id ?? '',
  })
  expect(refreshed.ok).toBe(true)
  await expect
    .poll(() => app.jobs.list().at(-1)?.outcome)
    .toMatchObject({
      failure: { kind: 'held', cause: 'otherLogins', account: 'leads' },
    })
  expect((await crm.requests()).length).toBe(before)

  await app.stop()
  const next = await startAccounts({ directory: app.directory, keychain: app.keychain })
  expect(await tryOnce(next, 'leads')).toEqual(success({ sent: true }))
  expect(await statesOf(next)).toMatchObject([
    ['prices', { kind: 'held', cause: 'refused' }],
    ['media', { kind: 'held', cause: 'refused' }],
    ['leads', { kind: 'ready' }],
  ])
})
