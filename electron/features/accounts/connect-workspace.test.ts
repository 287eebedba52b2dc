import { expect, test } from 'vitest'
import { failed, type InputRule, type Result } from '#core/contract/failure'
import type { InputOf } from '#core/contract/index'
import { startAccounts } from './testing/start-accounts.ts'
import { rightPassword, startCrm } from './testing/start-crm.ts'

const wanted = (
  baseUrl: string,
  changes: Partial<InputOf<'accounts.connectWorkspace'>['account']> = {},
): InputOf<'accounts.connectWorkspace'> => ({
  name: 'Vltavan',
  baseUrl,
  account: {
    label: 'Pricelist',
    login: 'prices@demo',
    password: rightPassword,
    areas: ['prices'],
    ...changes,
  },
  withoutKeychain: 'refuse',
})

const expectValue = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.failure.kind)
  return result.value
}

test('a test of one area makes exactly one call, tells the projects and keeps nothing', async () => {
  const crm = await startCrm()
  const { call, keychain, announced } = await startAccounts()
  const login = { login: 'prices@demo', password: rightPassword, areas: ['prices' as const] }
  expect(await call('accounts.testConnection', { baseUrl: crm.baseUrl, ...login })).toEqual({
    ok: true,
    value: {
      developerName: null,
      projects: crm.projects.map(({ id, name }) => ({ id, name })),
      letInto: ['prices'],
      refused: null,
    },
  })
  expect(await crm.requests()).toEqual([{ endpoint: 'get-projects-info', status: 200 }])
  expect(expectValue(await call('accounts.listWorkspaces', {}))).toEqual([])
  expect(keychain.entries.size).toBe(0)
  await expect.poll(() => new Set(announced)).toEqual(new Set(['activity']))
  const filter = { outcome: 'all', search: '', before: null, limit: 10 } as const
  expect(expectValue(await call('activity.listCalls', filter)).calls).toMatchObject([
    { workspace: new URL(crm.baseUrl).host, account: '', outcome: 'ok', attempt: 1 },
  ])
})

test.each([
  ['prices@demo', 'wrong', 401, 'login'],
  ['invited@demo', rightPassword, 401, 'login'],
  ['payments@demo', rightPassword, 401, 'login'],
  ['consent@demo', rightPassword, 403, 'consent'],
])(
  'a test with %s and the password %s says %i and costs one call',
  async (login, password, status, about) => {
    const crm = await startCrm()
    const { call } = await startAccounts()
    expect(
      await call('accounts.testConnection', {
        baseUrl: crm.baseUrl,
        login,
        password,
        areas: ['prices'],
      }),
    ).toMatchObject({
      failure: { kind: 'refused', status, about, again: 'afterFix' },
    })
    expect(await crm.requests()).toHaveLength(1)
  },
)

test('an account for whose areas there is no request without effect is not tested', async () => {
  const crm = await startCrm()
  const { call } = await startAccounts()
  const login = { login: 'exports@demo', password: rightPassword }
  expect(
    await call('accounts.testConnection', {
      baseUrl: crm.baseUrl,
      ...login,
      areas: ['media', 'exports', 'payments'],
    }),
  ).toMatchObject({ failure: { kind: 'invalidInput', path: 'areas', rule: 'untestable' } })
  expect(await crm.requests()).toEqual([])
})

test('an address that is none, or not encrypted, is refused before anything leaves', async () => {
  const { call } = await startAccounts()
  const login = { login: 'eva', password: 'x', areas: ['prices' as const] }
  const refused = (rule: InputRule) =>
    failed({ kind: 'invalidInput', path: 'baseUrl', rule, again: 'afterFix' })
  expect(
    await call('accounts.testConnection', { baseUrl: 'http://crm.example.com', ...login }),
  ).toEqual(refused('needsHttps'))
  expect(await call('accounts.connectWorkspace', wanted('https://a:b@crm.example.com'))).toEqual(
    refused('hasCredentials'),
  )
})

test('a connected workspace has its projects, its password in the keychain, and is shown', async () => {
  const crm = await startCrm()
  const { call, keychain, announced } = await startAccounts()
  const workspace = expectValue(
    await call('accounts.connectWorkspace', wanted(`${crm.baseUrl}/ws/v10/get-project`)),
  )
  expect(workspace).toMatchObject({
    name: 'Vltavan',
    kind: 'crm',
    baseUrl: crm.baseUrl,
    accounts: [
      {
        label: 'Pricelist',
        login: 'prices@demo',
        areas: ['prices'],
        passwordKept: 'keychain',
        state: { kind: 'ready' },
      },
    ],
  })
  expect(expectValue(await call('accounts.listWorkspaces', {}))).toEqual([workspace])
  expect([...keychain.entries.values()]).toEqual([rightPassword])
  expect(expectValue(await call('settings.readSettings', {})).place).toEqual({
    workspaceId: workspace.id,
    projectId: null,
    screen: 'prices',
  })
  expect(
    expectValue(await call('prices.listProjects', { workspaceId: workspace.id })),
  ).toHaveLength(4)
  await expect
    .poll(() => announced)
    .toEqual(expect.arrayContaining(['workspaces', 'settings', 'projects', 'activity']))
  expect(await crm.requests()).toHaveLength(1)
})

test('an account for payments is not sent to an endpoint that would refuse its login', async () => {
  const crm = await startCrm()
  const { call, keychain } = await startAccounts()
  const account = { login: 'payments@demo', areas: ['payments' as const] }
  expect(await call('accounts.connectWorkspace', wanted(crm.baseUrl, account))).toMatchObject({
    ok: true,
  })
  expect(await crm.requests()).toEqual([])
  expect(keychain.entries.size).toBe(1)
})

test('a login that the server refuses leaves nothing behind', async () => {
  const crm = await startCrm()
  const { call, keychain } = await startAccounts()
  expect(
    await call('accounts.connectWorkspace', wanted(crm.baseUrl, { password: 'wrong' })),
  ).toMatchObject({
    failure: { kind: 'refused', status: 401 },
  })
  expect(expectValue(await call('accounts.listWorkspaces', {}))).toEqual([])
  expect(keychain.entries.size).toBe(0)
  expect(await crm.requests()).toHaveLength(1)
})

test('without a keychain nothing is connected until the user agrees to keep the password for this run', async () => {
  const crm = await startCrm()
  const { call, keychain, stop, directory } = await startAccounts()
  keychain.state.isLocked = true
  expect(await call('accounts.connectWorkspace', wanted(crm.baseUrl))).toEqual(
    failed({ kind: 'keychain', cause: 'locked', again: 'afterFix' }),
  )
  expect(expectValue(await call('accounts.listWorkspaces', {}))).toEqual([])
  const agreed = { ...wanted(crm.baseUrl), withoutKeychain: 'keepForThisRun' as const }
  const kept = { passwordKept: 'thisRun', state: { kind: 'ready' } }
  expect(expectValue(await call('accounts.connectWorkspace', agreed))).toMatchObject({
    accounts: [kept],
  })

  await stop()
  const next = await startAccounts({ directory, keychain })
  expect(expectValue(await next.call('accounts.listWorkspaces', {}))).toMatchObject([
    { accounts: [{ passwordKept: 'nowhere', state: { kind: 'withoutPassword' } }] },
  ])
})

test('a store that takes nothing leaves no password behind in the keychain', async () => {
  const crm = await startCrm()
  const { call, keychain, store } = await startAccounts()
  store.db.pragma('query_only = ON')
  expect(await call('accounts.connectWorkspace', wanted(crm.baseUrl))).toMatchObject({
    failure: { kind: 'store', cause: 'readOnly' },
  })
  expect(keychain.entries.size).toBe(0)
})
